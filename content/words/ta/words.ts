import type * as english from '../en/words.ts';

/** Words that the specification fixes. */
export const ministry: typeof english.ministry = {
  name: 'Reach & Build',
  tagline: 'விசுவாசிகளுக்குப் பயிற்சி. சமுதாயத்தில் மாற்றம்.',
};

/** The words of the interface: buttons, the menu, and notices. */
export const words: typeof english.words = {
  skipToContent: 'உள்ளடக்கத்துக்குச் செல்ல',
  backToHome: 'முகப்புக்கு',
  /** On a page that has no translation. */
  inEnglish: 'இந்தப் பக்கம் இன்னும் ஆங்கிலத்தில் மட்டுமே உள்ளது.',
  print: 'அச்சிட',
  /** Until the ministry has supplied all facts: above every page, and on letters and printouts. */
  example: {
    notPublished: 'இன்னும் வெளியிடப்படவில்லை.',
    dotted: 'இவை மாதிரிகள்.',
    label: 'மாதிரி மட்டுமே',
  },
  /** Before the names of the other countries that have numbers to call. */
  notInIndia: 'இந்தியாவில் இல்லையா?',
  /** Heading of the privacy notice, and the link to it at the foot of each page. */
  privacy: 'தனியுரிமை',
  tryAgain: 'மீண்டும் முயற்சிக்க',
  /** At the end of the privacy notice. */
  licences: [
    { file: 'licences.txt', label: 'மென்பொருளின் உரிமங்கள்' },
    { file: 'licences-fonts.txt', label: 'எழுத்துருக்களின் உரிமங்கள்' },
  ],
  opensInNewTab: 'புதிய தாவலில் திறக்கும்',
  /** Above the beliefs. */
  passages: 'ஒவ்வொரு வசனக் குறிப்பும் eBible.org தளத்தில் ஆங்கிலத்தில், புதிய தாவலில் திறக்கும்.',
  /** Heading of the list of a page's sections. */
  onThisPage: 'இந்தப் பக்கத்தில்',
  /** In place of an empty list, such as the newsletters. */
  nothingYet: 'இங்கே இன்னும் எதுவும் இல்லை. பிறகு மீண்டும் வந்து பாருங்கள்.',
  /** For screen readers, in place of a testimonial's stars. */
  rating: '5-க்கு 5 நட்சத்திரங்கள்',

  /** The header and the drawer on phones. */
  menu: {
    label: 'மெனு',
    open: 'மெனுவைத் திறக்க',
    close: 'மெனுவை மூட',
  },

  /** While a page is loading. */
  loading: {
    /** Before the page's name: 'Opening Articles'. */
    opening: 'திறக்கிறது: ',
    /** A page or a part of it did not load. */
    failed: 'மன்னிக்கவும், இந்தப் பகுதி வரவில்லை. இணைய இணைப்பைச் சரிபார்த்து, “மீண்டும் முயற்சிக்க” என்பதை அழுத்துங்கள்.',
    /** Before a reload that would lose typed words. */
    typed: 'எங்களுக்கு ஏதாவது எழுதியிருந்தால், முதலில் அதை நகலெடுத்துக்கொள்ளுங்கள்: பக்கத்தை மீண்டும் திறந்தால் அது அழிந்துவிடும்.',
    dismiss: 'இந்த அறிவிப்பை மூட',
  },

  /** When a page breaks. */
  viewError: {
    title: 'மன்னிக்கவும், இந்தப் பக்கம் திறக்கவில்லை.',
    text: 'இணைய இணைப்பைச் சரிபார்த்து, “மீண்டும் முயற்சிக்க” என்பதை அழுத்துங்கள். மற்ற பக்கங்கள் திறக்கும். எங்களுக்கு எழுதிக்கொண்டிருந்தீர்கள் என்றால், முதலில் மெனுவில் “தொடர்புக்கு” என்பதற்குச் செல்லுங்கள்: நீங்கள் எழுதியது அங்கே அப்படியே இருக்கும்.',
    home: 'முகப்புப் பக்கத்துக்குச் செல்ல',
  },

  /** After a press on a button that copies; the label of what was copied follows. */
  copied: 'நகலெடுக்கப்பட்டது: ',
  notCopied: 'உங்கள் பிரவுசரால் இதை நகலெடுக்க முடியவில்லை. எழுத்தை அழுத்திப் பிடித்து, “நகலெடு” என்பதைத் தேர்ந்தெடுங்கள்.',
  commonQuestions: 'பலர் கேட்கும் கேள்விகள்',
  /** Which section is being read, as a number. */
  sectionOf: (current: number, all: number) => `${all}-இல் ${current}`,

  footer: {
    follow: 'எங்களைப் பின்தொடருங்கள்',
    contact: 'தொடர்பு விவரங்கள்',
    quickLinks: 'முக்கியப் பக்கங்கள்',
    builtWith: 'விசுவாசத்தோடும் நோக்கத்தோடும் கட்டப்பட்டது',
    bible:
      'OV என்று குறிக்கப்பட்ட வசனங்கள் தமிழ்ப் பரிசுத்த வேதாகமத்தின் பழைய திருப்புதலிலிருந்தும், WEB என்று குறிக்கப்பட்டவை World English Bible-இலிருந்தும் எடுக்கப்பட்டவை.',
  },

  nextSteps: {
    news: 'எங்கள் கட்டுரைகளையும் செய்திமடல்களையும் வாசிக்க',
    letters: 'எல்லாக் கடிதங்களையும் வாசிக்க',
    /** For a pastor, at 'Leadership Development'. */
    invite: 'போதிக்க எங்களை அழைக்க',
  },

  /** Accessible names of groups of links. */
  landmarks: {
    mainMenu: 'முதன்மை மெனு',
    quickLinks: 'முக்கியப் பக்கங்கள்',
    nextSteps: 'அடுத்து',
  },
};

/** In documents only, never in the script. */
export const documentWords: typeof english.documentWords = {
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'அந்தப் பக்கத்தைக் கண்டுபிடிக்க முடியவில்லை',
    text: 'இணைப்பு பழையதாக இருக்கலாம், அல்லது முகவரியில் எழுத்துப்பிழை இருக்கலாம். இங்கிருந்து தொடரலாம்:',
    /** Above the email address and the phone number. */
    contact: 'தேடியது கிடைக்கவில்லையா? எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள் அல்லது போன் செய்யுங்கள்:',
  },
  /** The page for what is not on the device while there is no network. */
  offline: {
    title: 'இணைய இணைப்பு இல்லை',
    text: 'இந்தப் பக்கம் உங்கள் சாதனத்தில் சேமிக்கப்படவில்லை. இந்தப் பக்கங்கள் உள்ளன:',
  },

  /** Shown to those whose browser runs no scripts; they can still read every page. */
  noScript:
    'உங்கள் பிரவுசரில் JavaScript நிறுத்தப்பட்டுள்ளது. எல்லாப் பக்கங்களையும் வாசிக்கலாம்; ஆனால் செய்தி அனுப்பும் படிவம் இயங்காது. அதற்குப் பதிலாக எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள் அல்லது போன் செய்யுங்கள்:',
};
