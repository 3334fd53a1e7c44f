// The site as a whole: what stands in many places is written once, here, and the other files take it from here.
import { sample, unconfirmed } from '../model/fact.ts';
import type { Site } from '../model/types.ts';

/** Month and year in which the ministry began. */
const founded = 'June 2007';

export const site: Site = {
  name: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
  founded,
  // Are messages deleted after this time? It stands on the Contact page and in the privacy notice. The database has it too:
  // see "How long they are kept" in docs/going-live.md.
  messagesKeptFor: unconfirmed('twelve months'),
  description:
    'Reach & Build is an interdenominational Christian ministry in Chennai, India: preaching, teaching and training leaders since ' +
    founded +
    '.',
  address: sample('https://www.example.org/'),
};
