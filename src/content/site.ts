// The site as a whole: its name, tagline and address, for the header, the browser tab and search results.
import { sample } from '../model/fact.ts';
import type { Site } from '../model/types.ts';

export const site: Site = {
  name: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
  description:
    'Reach & Build is an interdenominational Christian ministry in Chennai, India: preaching, teaching and training leaders since June 2007.',
  address: sample('https://www.example.org/'),
};
