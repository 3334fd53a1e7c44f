/** The label of the menu's group. */
export const groupWords = { about: 'About' };

/**
 * Names each view, in full and in short.
 *
 * - `name`: in the menu, on the share card, and above the page
 * - `title`: in the browser's tab and in search results; the ministry's name follows
 * - `heading`: on the page; home's is the ministry's name
 * - `quickLink`: in the footer
 */
export const viewWords = {
  home: { name: 'Home', title: '' },
  contact: {
    name: 'Contact',
    title: 'Contact and prayer requests',
    heading: 'Contact Reach & Build',
    quickLink: 'Prayer Requests',
    pray: 'Ask for prayer',
    write: 'Write to us',
  },
  myStory: {
    name: 'My Story',
    title: 'My Story: from the streets to the nations',
    /** Shown in two lines, without the dash. */
    heading: 'Life Story – From the Streets to the Nations',
    /** Leads to it from other pages. */
    read: 'Read our founder’s story',
  },
  about: {
    name: 'About Reach & Build',
    title: 'About us',
    heading: 'About Reach & Build',
    quickLink: 'About Us',
  },
  whatWeBelieve: { name: 'What we believe', title: 'What we believe', heading: 'Statement of Faith' },
  whyRB: {
    name: 'Why R&B',
    title: 'Why R&B',
    heading: 'Why Reach & Build?',
    /** Shown at the end of other views. */
    longName: 'Why Reach & Build',
  },
  articles: {
    name: 'Articles',
    title: 'Articles and newsletters',
    heading: 'Articles & Newsletters',
    quickLink: 'Latest Articles',
  },
  donate: {
    name: 'Donate',
    title: 'Donate by bank transfer',
    heading: 'Support Our Mission',
    quickLink: 'Support Us',
    /** Shown in the drawer. */
    button: 'Donate Now',
  },
};
