// The small words of the site: buttons, the menu, and what is said when something does not load.
// Everything here is read aloud to those who cannot see the screen, so keep it short.

export const words = {
  skipToContent: 'Skip to content',
  backToHome: 'Back to Home',
  print: 'Print',
  /** Wherever a sample is shown, until the last one there is replaced. */
  sampleNotice: 'Sample text, to show the finished page. It will be replaced by the ministry’s own.',
  tryAgain: 'Try again',
  opensInNewTab: 'opens in a new tab',
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** In place of a list in which there is nothing, such as that of the newsletters. */
  nothingYet: 'There is nothing here yet.',
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
    /** While a leader's letter is on its way. */
    openingLetter: 'Opening the letter',
    /** The files of a page or of a part of it did not arrive. */
    failed: 'This part could not be loaded. Check your connection, then press Try again.',
  },

  /** When something breaks inside a page. */
  viewError: {
    title: 'This page could not be shown.',
    text: 'We are sorry. Check your connection, then press Try again. The other pages still work, and nothing that you have sent to us is lost.',
    home: 'Go to the home page',
  },

  /** Where a page, or a part of one, has to be opened anew. */
  partFailure: {
    /** The site has been published anew since the visitor opened it. */
    replaced: 'This site has been updated since you opened it, so this part must be opened again.',
    /** Something went wrong inside the page, or something in the browser has changed it. */
    broken:
      'Something went wrong on this page. A translation or an extension in your browser may have changed it.',
    typed:
      'Have you typed a message to us? Please send it or copy it first. It is lost when you open a page again.',
    open: 'Open this page again',
  },

  /** The page for addresses that do not exist. */
  notFound: {
    title: 'There is no page here',
    text: 'The link may be old, or a letter in it may be wrong. These pages are there:',
  },

  video: {
    /** Stands before the film's title. */
    play: 'Play video: ',
    /** In the film's place while the device has no connection. */
    offline: 'You are offline. The film needs a connection. Please try again later.',
    /** Under the films. */
    privacy: 'The films come from YouTube. Nothing is loaded from YouTube until you press play.',
  },

  /** Shown to those whose browser runs no scripts; they can still read every page. */
  noScript:
    'JavaScript is switched off in your browser, so the message form cannot work. You can still read this page, and you can email or call us:',

  /** Where a reader can go from the end of a page or a letter. */
  nextSteps: {
    pray: 'Ask for prayer',
    invite: 'Invite us to teach',
    support: 'Support Our Mission',
    write: 'Write to us',
  },

  /** Names of groups of links, for those who cannot see where they stand. */
  landmarks: {
    mainMenu: 'Main menu',
    quickLinks: 'Quick links',
    nextSteps: 'Next steps',
  },
} as const;

/** What search results and shared links say of each page but home, whose description is in site.ts. At most 155 characters. */
export const descriptions = {
  myStory: 'The life story of the founder of Reach & Build: from the streets to the nations.',
  about:
    'Who is behind Reach & Build, how the ministry started in June 2007, and what it does: encouraging, equipping, enlarging.',
  whatWeBelieve: 'The statement of faith of Reach & Build: thirteen beliefs, each with its Scripture.',
  whyRB:
    'Why Reach & Build exists: its vision, its mission, and what it means for society and for the Church.',
  donate: 'How to support the work of Reach & Build by bank transfer: pastors, and leadership programs.',
  articles: 'Articles and monthly newsletters of Reach & Build, to read in Google Drive.',
  contact: 'Send Reach & Build a message or a prayer request, or write or call.',
} as const;
