// The seven cards of 'What Leaders Say About Us' on the home page. Each opens its letter from letters.ts.
// The words of `excerpt` must stand in the letter too. Replace a whole sample({ ... }) by { ... } for a real leader.
import { type Fact, sample } from './fact.ts';
import type { Testimonial } from './types.ts';

export const testimonials: readonly Fact<Testimonial>[] = [
  sample({
    key: 'samuel',
    name: 'Pastor Samuel',
    role: 'Retired pastor, Malaysia',
    stars: 5,
    excerpt:
      'I had preached for thirty-one years before anyone asked me whom I was preparing to preach after me.',
    alt: 'Drawn portrait: an older Tamil pastor with a white beard and spectacles.',
  }),
  sample({
    key: 'grace',
    name: 'Sister Grace',
    role: 'Women’s fellowship leader, Chennai',
    stars: 5,
    excerpt: 'We began in my kitchen because the water was still standing in the hall.',
    alt: 'Drawn portrait: a woman in her forties in a sari, her hair in a bun.',
  }),
  sample({
    key: 'daniel',
    name: 'Brother Daniel',
    role: 'Youth leader, Nepal',
    stars: 5,
    excerpt:
      'In my village the road ends before the church begins. Your team did not turn back at the end of the road.',
    alt: 'Drawn portrait: a young Nepali man in a patterned dhaka topi.',
  }),
  sample({
    key: 'ruth',
    name: 'Sister Ruth',
    role: 'Bible study leader, Malaysia',
    stars: 5,
    excerpt: 'I will be honest: I came to the seminar with my arms folded.',
    alt: 'Drawn portrait: a Malaysian Chinese woman in her thirties with short hair.',
  }),
  sample({
    key: 'prakash',
    name: 'Elder Prakash',
    role: 'Church elder, Andhra Pradesh',
    stars: 5,
    excerpt: 'My brother and I had two shops on one street and had not spoken for nine years.',
    alt: 'Drawn portrait: a broad man in middle age with a moustache and a check shirt.',
  }),
  sample({
    key: 'esther',
    name: 'Esther Amma',
    role: 'Prayer leader in a village, Tamil Nadu',
    stars: 5,
    excerpt: 'I cannot read, so I have to remember. I have become quite good at it.',
    alt: 'Drawn portrait: an elderly woman with grey hair, the end of her white sari over her head.',
  }),
  sample({
    key: 'joseph',
    name: 'Evangelist Joseph',
    role: 'Evangelist, north-east India',
    stars: 5,
    excerpt:
      'Three things are in my bag that were not there when I left home, and none of them weighs anything.',
    alt: 'Drawn portrait: a young man with short straight hair, a red woven shawl over one shoulder.',
  }),
];
