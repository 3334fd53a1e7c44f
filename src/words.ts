/** Words that the specification fixes. */
export const ministry = {
  name: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
} as const;

/** The words of the interface: buttons, the menu, and notices. */
export const words = {
  skipToContent: 'Skip to content',
  backToHome: 'Back to Home',
  print: 'Print',
  /** Until the ministry has supplied every fact: above every page, and on what is read apart from it. */
  example: {
    notPublished: 'Not published yet.',
    dotted: 'Dotted words and the stories are examples.',
    label: 'Example only',
  },
  /** Before the names of the other countries that have numbers to call. */
  notInIndia: 'Not in India?',
  /** The link to all numbers to call in danger. */
  moreHelplines: 'More helplines',
  /** Heading of the privacy notice, and the link to it at the foot of each page. */
  privacy: 'Privacy',
  tryAgain: 'Try again',
  opensInNewTab: 'opens in a new tab',
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** In place of a list in which there is nothing, such as that of the newsletters. */
  nothingYet: 'Nothing here yet. Please come back soon.',
  /** Read aloud for the five stars of a testimonial. */
  rating: '5 out of 5 stars',

  /** The header and the drawer on phones. */
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

  /** Page titles in the browser’s tab and in search results; the ministry’s name follows. */
  titles: {
    myStory: 'My Story: from the streets to the nations',
    about: 'About us',
    whatWeBelieve: 'What we believe',
    whyRB: 'Why R&B',
    donate: 'Donate by bank transfer',
    articles: 'Articles and newsletters',
    contact: 'Contact and prayer requests',
  },

  /** While a page is on its way. */
  loading: {
    /** Before the page's name: 'Opening Articles'. */
    opening: 'Opening ',
    /** The files of a page or of a part of it did not arrive. */
    failed: 'Sorry, this part did not load. Check your connection, then press Try again.',
    dismiss: 'Close this notice',
  },

  /** When something breaks inside a page. */
  viewError: {
    title: 'Sorry, this page did not open.',
    text: 'Check your connection, then press Try again. The other pages still work. If you were writing to us, go to Contact in the menu first: your words are still there.',
    home: 'Go to the home page',
  },

  /** Where a page, or a part of one, has to be opened again. */
  partFailure: {
    /** The site has been published again since the visitor opened it. */
    replaced: 'We have updated this site since you opened it, so this part has to load again.',
    /** Something went wrong inside the page, or something in the browser has changed it. */
    broken:
      'Something went wrong on this page. A translation or an extension in your browser may have changed it.',
    typed:
      'If you have typed a message to us, please send it or copy it first: opening the page again deletes it.',
    open: 'Open this page again',
  },

  /** Where a reader can go from the end of a page or a letter. */
  nextSteps: {
    pray: 'Ask for prayer',
    support: 'Support Our Mission',
    write: 'Write to us',
    news: 'Read our articles and newsletters',
    letters: 'Read all the letters',
  },

  /** Accessible names of groups of links. */
  landmarks: {
    mainMenu: 'Main menu',
    quickLinks: 'Quick links',
    nextSteps: 'Next steps',
  },
} as const;

/** In documents only, never in the script. */
export const documentWords = {
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'We could not find that page',
    text: 'The link may be old, or the address mistyped. Here is everything on this site:',
    /** Above the email address and the phone number. */
    contact: 'Can’t find what you’re looking for? Email or call us:',
  },

  /** Shown to those whose browser runs no scripts; they can still read every page. */
  noScript:
    'JavaScript is switched off in your browser. You can read every page, but the message form won’t work; please email or call us instead:',
} as const;
