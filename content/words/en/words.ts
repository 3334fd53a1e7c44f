/** Words that the specification fixes. */
export const ministry = {
  name: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
};

/** The words of the interface: buttons, the menu, and notices. */
export const words = {
  skipToContent: 'Skip to content',
  backToHome: 'Back to Home',
  /** On a page that has no translation. */
  inEnglish: 'This page is in English.',
  print: 'Print',
  /** Shown until the ministry has supplied all facts: above every page, and on letters and printouts. */
  example: {
    notPublished: 'Not published yet.',
    dotted: 'The stories, and the words with a dotted line, are examples.',
    label: 'Example only',
  },
  /** Precedes the names of the other countries that have numbers to call. */
  notInIndia: 'Not in India?',
  /** Heading of the privacy notice, and the link to it at the foot of each page. */
  privacy: 'Privacy',
  tryAgain: 'Try again',
  /** Ends the privacy notice. */
  licences: [
    { file: 'licences.txt', label: 'Licences of the software' },
    { file: 'licences-fonts.txt', label: 'Licences of the fonts' },
  ],
  opensInNewTab: 'opens in a new tab',
  /** Shown above the beliefs. */
  passages: 'References open at eBible.org, in a new tab.',
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** Replaces an empty list, such as the newsletters. */
  nothingYet: 'Nothing here yet. Please come back soon.',
  /** Read by screen readers in place of a testimonial's stars. */
  rating: '5 out of 5 stars',

  /** The header and the drawer on phones. */
  menu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
  },

  /** Shown while a page is loading. */
  loading: {
    /** Precedes the page's name: 'Opening Articles'. */
    opening: 'Opening ',
    /** A page or a part of it did not load. */
    failed: 'Sorry, this part didn’t load. Check your connection, then press Try again.',
    /** Shown before a reload that would lose typed words. */
    typed: 'If you’ve typed a message to us, please copy it first: reloading the page deletes it.',
    dismiss: 'Close this notice',
  },

  /** Shown when a page breaks. */
  viewError: {
    title: 'Sorry, this page didn’t open.',
    text: 'Check your connection, then press Try again. The other pages still work. If you were writing to us, go to Contact in the menu first: your words are still there.',
    home: 'Go to the home page',
  },

  /** Announced after a press on a button that copies; the label of what was copied follows. */
  copied: 'Copied: ',
  notCopied: 'Your browser couldn’t copy this. Press and hold the text, then choose Copy.',
  commonQuestions: 'Common questions',
  /** Numbers the section that is being read. */
  sectionOf: (current: number, all: number) => `${current} of ${all}`,

  footer: {
    follow: 'Follow Us',
    contact: 'Contact Information',
    quickLinks: 'Quick Links',
    builtWith: 'Built with faith and purpose',
    bible: 'Bible verses marked WEB are from the World English Bible.',
  },

  nextSteps: {
    news: 'Read our articles and newsletters',
    letters: 'Read all the letters',
    /** Addresses a pastor, at 'Leadership Development'. */
    invite: 'Invite us to teach',
  },

  /** Accessible names of groups of links. */
  landmarks: {
    mainMenu: 'Main menu',
    quickLinks: 'Quick links',
    nextSteps: 'Next steps',
  },
};

/** Used in documents only, never in the script. */
export const documentWords = {
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'We couldn’t find that page',
    text: 'The link may be old, or the address mistyped. You can go on from here:',
    /** Shown above the email address and the phone number. */
    contact: 'Can’t find what you’re looking for? Email or call us:',
  },
  /** The page for what is not on the device while there is no network. */
  offline: {
    title: 'You seem to be offline',
    text: 'This page hasn’t been saved on your device. These pages have:',
  },

  /** Shown to those whose browser runs no scripts; they can still read every page. */
  noScript:
    'JavaScript is switched off in your browser. You can read every page, but the message form won’t work; please email or call us instead:',
};
