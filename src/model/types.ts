/** What each piece of content is and where it appears. The words themselves are in the files beside this one. */
import type { testimonials } from '@content/testimonials.ts';
import type { Fact, ValueOf } from './fact.ts';

/** One paragraph of plain text. */
export type Paragraph = string;

/** A heading with the paragraphs that stand under it. */
export type Section = {
  /** Heading of the section. */
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
};

/** Words of Scripture with the place they come from, in a public-domain translation. */
export type Scripture = {
  /** The words, without quotation marks. */
  readonly text: string;
  /** Book, chapter and verse with the translation: 'Matthew 28:19 (WEB)'. */
  readonly reference: string;
};

/** One of the three items of 'About Our Mission' on the home view. */
export type MissionItem = {
  readonly title: string;
  /** Two or three sentences. */
  readonly text: string;
};

/** A card of 'Global Ministry Outreach' on the home view. */
export type OutreachCard = {
  /** Name of the picture in src/images/outreach, without its ending. */
  readonly photo: 'malaysia' | 'india' | 'nepal';
  readonly country: string;
  /** One line under the picture. */
  readonly caption: string;
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
};

/** A video of 'Watch Our Ministry' on the home view. */
export type Video = {
  /** Name of the poster in src/images/films, without its ending. */
  readonly poster: 'leaders' | 'villages';
  /** What the poster shows. */
  readonly alt: string;
  readonly title: Fact;
  /** One sentence on what the video shows. */
  readonly text: Fact;
  /** Length as shown: '4:32'. */
  readonly length: Fact;
  /** The eleven characters after `v=` in the video's YouTube address. */
  readonly youtubeId: Fact;
};

/** The leaders who have a card: each has a letter too, or the site does not compile. */
export type Leader = ValueOf<(typeof testimonials)[number]>['key'];

/** A card of 'What Leaders Say About Us'. Its letter is in letters.ts under the same key. */
export type Testimonial<Key extends string = Leader> = {
  /** In lower-case letters; the name of the portrait in src/images/portraits too. */
  readonly key: Key;
  readonly name: string;
  /** 'Youth leader'. Without a place, unless the person has agreed to it in writing: see docs/going-live.md. */
  readonly role: string;
  /** Stars out of five; the ministry's testimonials always carry five. */
  readonly stars: 5;
  /** One or two sentences that invite to open the letter; they stand in the letter too. */
  readonly excerpt: string;
  /** What the portrait shows. */
  readonly alt: string;
};

/** The full text of a testimonial, from the greeting to the closing words; the signature is the card's name. */
export type Letter = readonly Paragraph[];

/** One of the founders, on the About view. */
export type Founder = {
  readonly name: Fact;
  /** 'Founder and Director' */
  readonly role: Fact;
  /** Two or three sentences about the founder's part in the work. */
  readonly text: Fact<Paragraph>;
};

/** One statement of faith. */
export type Belief = {
  /** The belief's address on the site: `/what-we-believe/#<id>`. */
  readonly id: string;
  readonly title: string;
  readonly text: Paragraph;
  /** Scripture references: ['2 Timothy 3:16–17', '2 Peter 1:20–21']. */
  readonly references: readonly string[];
};

/** An article or a newsletter: a file that opens in Google Drive. */
export type PublishedFile = {
  readonly title: string;
  /** Address of the file in Google Drive. */
  readonly url: Fact;
  /** One sentence on what it is about. */
  readonly text: Fact;
};

/** A row of the bank details on the Donate view. */
export type BankDetail = {
  /** What `npm run preflight` takes the value for: a number is held to its form, words are not. */
  readonly kind: 'words' | 'account' | 'ifsc' | 'swift';
  /** 'Account number' */
  readonly label: string;
  readonly value: Fact;
};

/** The ministry's page on a social network. */
export type SocialLink = {
  readonly network: 'Facebook' | 'YouTube' | 'Instagram';
  readonly url: Fact;
};

/** The site as a whole: the browser's title bar, search results, link previews and the header. */
export type Site = {
  readonly name: string;
  readonly tagline: string;
  /** Month and year in which the ministry began: 'June 2007'. */
  readonly founded: string;
  /** How long messages are kept, as the contact form and the privacy notice say it: 'twelve months'. */
  readonly messagesKeptFor: string;
  /** What search results and link previews say; at most 155 characters. */
  readonly description: string;
  /** Where the site is published, with a slash at the end. */
  readonly address: Fact;
};

/** How the ministry is reached; in the footer, and beside the form on the Contact view. */
export type ContactDetails = {
  readonly email: Fact;
  /** With country code and spaces: '+91 00000 00000'. */
  readonly phone: Fact;
  readonly location: string;
};

/** The first thing on the home view. */
export type Hero = {
  /** Who the ministry is, where, and what it does; at most 100 characters. */
  readonly sentence: string;
  readonly verse: Scripture;
  /** The button that opens the Contact view. */
  readonly prayerAction: string;
  /** The quieter link that opens My Story. */
  readonly storyAction: string;
};

/** A section of the home view, or the top of another view: its heading and the sentence or two under it. */
export type SectionHeader = {
  readonly title: string;
  readonly intro: Paragraph;
};

/** 'About Our Mission' on the home view. */
export type Mission = SectionHeader & {
  readonly items: readonly MissionItem[];
};

/** 'Global Ministry Outreach' on the home view. */
export type Outreach = SectionHeader & {
  readonly cards: readonly OutreachCard[];
};

/** 'Watch Our Ministry' on the home view. */
export type Videos = SectionHeader & {
  readonly films: readonly Video[];
};

/** 'What Leaders Say About Us' on the home view, and the window in which a letter opens. */
export type TestimonialsSection = SectionHeader & {
  /** Invitation on each card. */
  readonly open: string;
  /** Heading of the window. */
  readonly modalTitle: string;
  /** Name of the window's close button. */
  readonly close: string;
};

/** The foot of every view. */
export type Footer = {
  readonly quickLinksTitle: string;
  readonly contactTitle: string;
  readonly socialTitle: string;
  /** Says which translation of the Bible the short form after a verse stands for. */
  readonly scripture: string;
  /** The closing line. */
  readonly line: string;
  /** Words of the quick links, by where each leads. */
  readonly quickLinks: {
    readonly about: string;
    readonly articles: string;
    readonly donate: string;
    readonly contact: string;
    readonly privacy: string;
  };
};

/** The About view. */
export type AboutPage = {
  readonly title: string;
  /** What the picture of the founders shows. */
  readonly photoAlt: string;
  readonly founders: readonly Founder[];
  readonly sections: Fact<readonly Section[]>;
  /** Stands beside the text. */
  readonly verse: Scripture;
  /** The last section: the ministry's work in three verbs. */
  readonly whatWeDo: SectionHeader & {
    readonly items: readonly { readonly title: string; readonly text: Paragraph }[];
  };
};

/** The My Story view. */
export type StoryPage = {
  readonly title: string;
  /** A sentence that leads into the story. */
  readonly intro: Fact<Paragraph>;
  /** A line of the story that stands beside its title. */
  readonly pullLine: Fact;
  readonly sections: Fact<readonly Section[]>;
  readonly verse: Scripture;
  /** Who signs the story. */
  readonly signature: { readonly name: Fact; readonly role: string };
};

/** The What we believe view. */
export type BeliefsPage = SectionHeader & {
  /** Thirteen, in the order in which they are numbered. */
  readonly beliefs: Fact<readonly Belief[]>;
  /** The note at the end, on the mission's foundation. */
  readonly closing: { readonly title: string; readonly text: Paragraph };
};

/** The Why R&B view. */
export type WhyPage = SectionHeader & {
  readonly sections: Fact<readonly Section[]>;
  /** The closing quote. */
  readonly quote: Scripture;
};

/** The Donate view. */
export type DonatePage = SectionHeader & {
  /** What gifts do. */
  readonly uses: readonly { readonly title: string; readonly text: Fact<Paragraph> }[];
  /** Heading above the bank details. */
  readonly bankTitle: string;
  /** Warning above the bank details, shown only while at least one of them is a sample. */
  readonly sampleNotice: string;
  /** Above the bank details, and in all that is copied, shared and printed: for gifts that Indian law calls foreign. */
  readonly abroadNote: Paragraph;
  readonly bankDetails: readonly BankDetail[];
  /** Under the bank details: what to do after giving. */
  readonly afterNote: Paragraph;
  /** How to ask for a receipt, and whether it counts for income tax (section 133, earlier 80G). */
  readonly receiptNote: Fact<Paragraph>;
  readonly copy: {
    /** Button beside each value. */
    readonly one: string;
    /** Button for all values together. */
    readonly all: string;
    /** Said when copying has worked. */
    readonly copied: string;
    /** Said when the browser refuses to copy. */
    readonly failed: string;
  };
  readonly share: string;
};

/** One of the two tabs of the Articles view. */
export type ArticlesTabContent = {
  /** On the tab itself. */
  readonly label: string;
  /** Heading of the list. */
  readonly heading: string;
  readonly entries: readonly PublishedFile[];
};

/** The Articles view. */
export type ArticlesPage = {
  readonly title: string;
  readonly tabs: { readonly articles: ArticlesTabContent; readonly newsletters: ArticlesTabContent };
  /** With every entry. */
  readonly hint: string;
};

/** Whom to call who cannot wait for an answer: above the contact form, and again under its thanks. */
export type Help = {
  readonly title: string;
  readonly text: Paragraph;
  readonly numbers: readonly {
    readonly phone: string;
    /** Who answers, and for whom. */
    readonly whom: string;
    /** Where it was looked up, and on which day: '2026-11-22'. A year later `npm run preflight` asks for it again. */
    readonly source: string;
    readonly checked: string;
  }[];
  readonly abroad: string;
  /** Between the thanks for a message and the numbers. */
  readonly afterSending: string;
};

/** What visitors ask; a question is shown once it has an answer. */
export type Answer = { readonly question: string; readonly answer: Paragraph };
export type Answers = {
  readonly title: string;
  readonly contact: readonly Answer[];
  readonly about: readonly Answer[];
};

/** A field of the contact form. */
export type FieldWords = {
  readonly label: string;
  /** Help under the label. */
  readonly hint?: string;
};

/** The Contact view. */
export type ContactPage = SectionHeader & {
  readonly fields: {
    readonly name: FieldWords;
    readonly email: FieldWords;
    readonly phone: FieldWords;
    readonly prayerRequests: FieldWords;
  };
  /** Explains the star beside a label. */
  readonly required: string;
  /** In the place of the form where scripts are switched off. */
  readonly noScript: string;
  readonly submit: string;
  /** The submit button while the message is on its way. */
  readonly sending: string;
  /** When the message has arrived. */
  readonly success: string;
  /** When it has not. */
  readonly error: string;
  /** Added under `error` when no answer came: the message may have arrived, and pressing again is safe. */
  readonly unanswered: string;
  /** Added under `error` when the device has no connection. */
  readonly offline: string;
  /** The end of every error message: nothing is lost, and there are other ways. */
  readonly kept: string;
  /** Heading of the list of things to put right. */
  readonly errorSummaryTitle: string;
  /** What is wrong with a field, and what to do about it. */
  readonly errors: {
    readonly nameMissing: string;
    readonly nameTooLong: string;
    readonly emailMissing: string;
    readonly emailInvalid: string;
    readonly emailTooLong: string;
    readonly phoneTooLong: string;
    readonly prayerTooLong: string;
    /** Invisible characters, mostly from pasting. */
    readonly controlCharacters: string;
  };
  /** Above the form: when the ministry must tell others what it has read. */
  readonly beforeYouWrite: Paragraph;
  /** Who reads a prayer request. */
  readonly privacyNote: string;
  /** What is stored; stands before the link to the privacy notice. */
  readonly keptNote: string;
  /** The link to the privacy notice. */
  readonly privacyLink: string;
  /** Beside the button: what the visitor agrees to. */
  readonly consent: string;
  /** Above the email address and phone number. */
  readonly elsewhere: { readonly title: string; readonly text: Paragraph };
};

/** The privacy notice. */
export type PrivacyPage = {
  /** The notice in one line. */
  readonly summary: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly Fact<Paragraph>[];
  }[];
  /** Who answers for what is stored; the email address and phone number are those of contactDetails.ts. */
  readonly responsible: {
    readonly title: string;
    /** The name under which the ministry is registered. */
    readonly legalName: Fact;
    readonly address: Fact;
    /** Stands before the person's name. */
    readonly contactLabel: string;
    /** The person who answers questions about privacy. */
    readonly contactPerson: Fact;
  };
  /** When the notice was last changed, as a sentence. */
  readonly date: string;
};
