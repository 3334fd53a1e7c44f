import type * as english from '../en/viewWords.ts';

/** The label of the menu's group. */
export const groupWords: typeof english.groupWords = { about: 'அறிமுகம்' };

/**
 * All that a view is called.
 *
 * - `name`: in the menu, on the share card, and above the page
 * - `title`: in the browser's tab and in search results; the ministry's name follows
 * - `heading`: on the page; home's is the ministry's name
 * - `quickLink`: in the footer
 */
export const viewWords: typeof english.viewWords = {
  home: { name: 'முகப்பு', title: '' },
  contact: {
    name: 'தொடர்புக்கு',
    title: 'தொடர்புக்கும் ஜெப விண்ணப்பங்களுக்கும்',
    heading: 'எங்களுக்கு எழுதுங்கள்',
    quickLink: 'ஜெப விண்ணப்பம்',
    pray: 'ஜெப உதவி கேட்க',
    write: 'எங்களுக்கு எழுத',
  },
  myStory: {
    name: 'என் சாட்சி',
    title: 'என் சாட்சி: தெருவில் இருந்து தேசங்கள் வரை',
    /** In two lines, without the dash. */
    heading: 'என் சாட்சி – தெருவில் இருந்து தேசங்கள் வரை',
    /** Leads to it from other pages. */
    read: 'எங்கள் நிறுவனரின் சாட்சியை வாசிக்க',
  },
  about: {
    name: 'Reach & Build பற்றி',
    title: 'எங்களைப் பற்றி',
    heading: 'Reach & Build பற்றி',
    quickLink: 'எங்களைப் பற்றி',
  },
  whatWeBelieve: { name: 'எங்கள் விசுவாசம்', title: 'எங்கள் விசுவாசம்', heading: 'விசுவாச அறிக்கை' },
  whyRB: {
    name: 'ஏன் R&B',
    title: 'ஏன் R&B',
    heading: 'ஏன் Reach & Build?',
    /** At the end of other views. */
    longName: 'ஏன் Reach & Build',
  },
  articles: {
    name: 'கட்டுரைகள்',
    title: 'கட்டுரைகளும் செய்திமடல்களும்',
    heading: 'கட்டுரைகள், செய்திமடல்கள்',
    quickLink: 'புதிய கட்டுரைகள்',
  },
  donate: {
    name: 'காணிக்கை',
    title: 'வங்கி வழியாகக் காணிக்கை',
    heading: 'எங்கள் ஊழியத்தைத் தாங்க',
    quickLink: 'ஊழியத்தைத் தாங்க',
    /** In the drawer. */
    button: 'காணிக்கை கொடுக்க',
  },
};
