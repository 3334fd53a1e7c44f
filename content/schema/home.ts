import { fact } from './facts.ts';
import { entries, example, list, long, paragraphs, part, report, text, yesOrNo } from './fields.ts';
import { address, page, pictured, refineQuote, shortName, verse } from './parts.ts';

export const home = page('Home', {
  hero: part('Top of the page', {
    ...pictured('photo', 'Picture', 'hero'),
    sentence: long('Sentence', { hint: 'Who you are, where, and what you do.', max: 120 }),
    verse,
  }),
  mission: part('About Our Mission', {
    intro: long('Introduction'),
    missionWork: long('Mission Work'),
    leadershipDevelopment: long('Leadership Development'),
    communityBuilding: long('Community Building'),
    example,
  }),
  outreach: part('Global Ministry Outreach', {
    countries: entries('Countries', 'Country', {
      country: text('Country', { max: 40 }),
      id: shortName,
      large: yesOrNo('Shown large', { hint: 'For one country only: your own.' }).optional(),
      ...pictured('photo', 'Picture', 'outreach'),
      caption: long('Caption', { hint: 'What you do there, in one line.', max: 160 }),
      example,
    }).min(1),
  }),
  videos: part('Watch Our Ministry', {
    films: entries('Videos', 'Video', {
      title: text('Title', { max: 80 }),
      ...pictured('poster', 'Picture', 'films'),
      text: long('What the video shows', { max: 200 }),
      length: text('Length', { hint: '4:32', shared: true }).regex(
        /^(\d+:)?\d+:\d{2}$/,
        'Please write minutes and seconds, 4:32, after an hour 1:04:32.',
      ),
      youtubeId: fact(
        'Video on YouTube',
        {
          right: /^[\w-]{11}$/,
          written: 'the eleven characters after "v=" in the address of the video',
          tidy: (value) =>
            /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})/.exec(value)?.[1] ?? value,
        },
        { isKey: true },
      ),
      example,
    }).length(2),
  }),
  testimonials: part('What Leaders Say About Us', {
    intro: long('Introduction', {
      hint: 'The cards and letters are under “Leaders”. Without any, the section is left out.',
    }),
  }),
  whoReads: long('Who reads a prayer request', { hint: 'At the end, after the invitation of Contact.' }),
});

const { portrait, alt, ...look } = pictured(
  'portrait',
  'Portrait',
  'portraits',
  'Upright: head and shoulders, a plain background.',
);

const leader = part('Leader', {
  name: text('Name', { max: 80 }),
  key: address('The first name. Used in links: /letters/#daniel.'),
  role: text('Role', {
    hint: '“Youth leader”. Name a place only with the person’s written consent.',
    max: 60,
  }),
  portrait: portrait.optional(),
  ...look,
  alt: alt.optional(),
  excerpt: long('On the card', {
    hint: 'One or two sentences, copied exactly from the letter.',
    max: 200,
    quotes: 'body',
  }),
  quoted: yesOrNo('Quoted in Support Our Mission', {
    hint: 'For one leader only. If several are on, the first is quoted.',
  }).optional(),
  example,
  body: paragraphs('The letter', {
    hint: 'From the greeting to the closing words; the name is added below. Leave an empty line between paragraphs.',
  }),
})
  .superRefine(refineQuote('excerpt', 'body'))
  .superRefine(({ portrait, alt }, context) => {
    if (portrait && !alt)
      report(context, 'What the picture shows is missing.', 'Please describe it in one sentence.', 'alt');
  });

export const leaders = part('Leaders', {
  leaders: list('Leaders', leader).default([]),
});
