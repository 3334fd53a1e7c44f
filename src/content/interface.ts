// The small words of the site: buttons, the menu, and what is said when something does not load.
// Everything here is read aloud to those who cannot see the screen, so keep it short.

export const words = {
  skipToContent: 'Skip to content',
  backToHome: 'Back to Home',
  print: 'Print',
  tryAgain: 'Try again',
  opensInNewTab: 'opens in a new tab',
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** Between two numbers: '3 of 7'. */
  of: 'of',
  /** Read aloud for the five stars of a testimonial. */
  rating: '5 out of 5 stars',

  /** The header, the drawer on phones, and the title of each page in the browser tab. */
  menu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    home: 'Home',
    contact: 'Contact',
    about: 'About',
    myStory: 'My Story',
    aboutRB: 'About Reach & Build',
    whatWeBelieve: 'What we believe',
    whyRB: 'Why R&B',
    articles: 'Articles',
    donate: 'Donate',
    donateNow: 'Donate Now',
  },

  /** While a page is on its way. */
  loading: {
    /** Stands before the page's name: 'Opening Articles'. */
    opening: 'Opening ',
    /** The page's files did not arrive. */
    failed:
      'This page could not be loaded. The connection may be weak, or the site may just have been updated.',
  },

  /** When something breaks inside a page. */
  viewError: {
    title: 'This page could not be shown.',
    text: 'We are sorry. The rest of the site still works, and nothing you sent to us is lost.',
    home: 'Go to the home page',
  },

  video: {
    /** Stands before the film's title. */
    play: 'Play video: ',
    /** In the film's place while the device has no connection. */
    offline: 'You are offline. The film needs a connection: try again when it is back.',
    /** Under the films. */
    privacy: 'The films come from YouTube, which is contacted only when you press play.',
  },

  /** Shown to those whose browser runs no scripts; they can still read the home page. */
  noScript:
    'Your browser has JavaScript switched off, so the menu and the message form cannot work. You can still read this page, and you can write to us or ring us:',

  /** Names of groups of links, for those who cannot see where they stand. */
  landmarks: {
    mainMenu: 'Main menu',
    quickLinks: 'Quick links',
    social: 'Reach & Build on social networks',
  },
} as const;
