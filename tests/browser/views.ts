import type { View } from '../../src/navigation/routes.ts';

/** The title that each view carries (specification, section 2). */
export const titles = {
  home: 'Reach & Build',
  myStory: 'Life Story – From the Streets to the Nations',
  about: 'About Reach & Build',
  whatWeBelieve: 'Statement of Faith',
  whyRB: 'Why Reach & Build?',
  donate: 'Support Our Mission',
  articles: 'Articles & Newsletters',
  contact: 'Contact Reach & Build',
} as const satisfies Record<View, string>;
