/** Words that the specification fixes. */
export const ministry = {
  name: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
} as const;

/** The words of the interface: buttons, the menu, and what is said when something does not load. */
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
  /** Before the first numbers to call. */
  india: 'India',
  /** Before the names of the other countries that have numbers to call. */
  notInIndia: 'Not in India?',
  /** What the link 'More' behind the first numbers says to who hears it alone. */
  moreNumbers: 'More numbers',
  /** Heading of the privacy notice, and the link to it at the foot of each page. */
  privacy: 'Privacy',
  tryAgain: 'Try again',
  opensInNewTab: 'opens in a new tab',
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** In place of a list in which there is nothing, such as that of the newsletters. */
  nothingYet: 'There is nothing here yet.',
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

  /** What the browser’s tab and search results call each page but home; the ministry’s name follows. */
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
    /** Stands before the page's name: 'Opening Articles'. */
    opening: 'Opening ',
    /** The files of a page or of a part of it did not arrive. */
    failed: 'Sorry, this part did not load. Check your connection, then press Try again.',
    /** Puts that sentence away. */
    dismiss: 'Close this notice',
  },

  /** When something breaks inside a page. */
  viewError: {
    title: 'This page did not open.',
    text: 'We are sorry. Check your connection, then press Try again. The other pages still work. If you were writing to us, first go to Contact in the menu: your words are still there.',
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

  /** Where a reader can go from the end of a page or a letter. */
  nextSteps: {
    pray: 'Ask for prayer',
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

/** Of documents only: the script holds none of it. */
export const documentWords = {
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'We could not find that page',
    text: 'The link may be old, or there is a typing mistake in it. Here is everything on this site:',
    /** Above the email address and the phone number. */
    contact: 'Still looking for something? Write to us or call us:',
  },

  /** Shown to those whose browser runs no scripts; they can still read every page. */
  noScript:
    'JavaScript is switched off in your browser, so you cannot use the message form. You can still read every page. To reach us:',
} as const;
