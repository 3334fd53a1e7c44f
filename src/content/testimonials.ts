// The seven cards of 'What Leaders Say About Us' on the home page. Each opens its letter from letters.ts.
// The words of `excerpt` must stand in the letter too. Replace a whole sample({ ... }) by { ... } for a real leader.
import { type Fact, sample } from '../model/fact.ts';
import type { Testimonial } from '../model/types.ts';

export const testimonials = [
  sample({
    key: 'samuel',
    name: 'Pastor Samuel',
    role: 'Retired pastor',
    stars: 5,
    excerpt: 'For thirty-one years I preached, and nobody asked me who would preach after me.',
    alt: 'Drawn portrait: an older man with a white beard and glasses.',
  }),
  sample({
    key: 'grace',
    name: 'Sister Grace',
    role: 'Women’s fellowship leader',
    stars: 5,
    excerpt: 'We were eleven women. We all wanted to read the Bible, and nobody knew how to lead.',
    alt: 'Drawn portrait: a woman in her forties in a sari, her hair in a bun.',
  }),
  sample({
    key: 'daniel',
    name: 'Brother Daniel',
    role: 'Youth leader',
    stars: 5,
    excerpt: 'I thought that a leader is the person with the microphone.',
    alt: 'Drawn portrait: a young man in a patterned cap.',
  }),
  sample({
    key: 'ruth',
    name: 'Sister Ruth',
    role: 'Bible study leader',
    stars: 5,
    excerpt: 'I will be honest: I did not expect much from your seminar.',
    alt: 'Drawn portrait: a woman in her thirties with short hair.',
  }),
  sample({
    key: 'prakash',
    name: 'Elder Prakash',
    role: 'Church elder',
    stars: 5,
    excerpt:
      'My brother and I had two shops in one street, and for nine years we did not speak to each other.',
    alt: 'Drawn portrait: a broad man in middle age with a moustache and a check shirt.',
  }),
  sample({
    key: 'esther',
    name: 'Esther Amma',
    role: 'Prayer leader',
    stars: 5,
    excerpt: 'I never learned to read, so I have to remember.',
    alt: 'Drawn portrait: an elderly woman with grey hair, the end of her white sari over her head.',
  }),
  sample({
    key: 'joseph',
    name: 'Evangelist Joseph',
    role: 'Evangelist',
    stars: 5,
    excerpt: 'My small daughter had begun to call me the visitor.',
    alt: 'Drawn portrait: a young man with short straight hair, a red woven shawl over one shoulder.',
  }),
] as const satisfies readonly Fact<Testimonial<string>>[];
