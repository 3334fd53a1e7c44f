/** The types of src/content, where words alone do not say what is wanted. Files without a type here hold words only. */
import type { testimonials } from '@content/testimonials.ts';
import type { Fact, ValueOf } from './fact.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;
type Facts<Name extends string> = Readonly<Record<Name, Fact>>;

export type Section = { readonly title: string; readonly paragraphs: readonly string[] };

/** A quotation without its marks, and where it is from, in a translation in the public domain: 'Matthew 28:19 (WEB)'. */
export type Scripture = Words<'text' | 'reference'>;

export type OutreachCard = Words<'country' | 'caption' | 'alt'> & {
  /** Name of the picture in src/images/outreach, without its ending. */
  readonly photo: 'malaysia' | 'india' | 'nepal';
};
export type Outreach = Words<'title' | 'intro'> & { readonly cards: readonly OutreachCard[] };

/** `length` is written '4:32'; `youtubeId` is the eleven characters after `v=` in the video's address on YouTube. */
export type Video = Facts<'title' | 'text' | 'length' | 'youtubeId'> & {
  /** Name of the picture in src/images/films, without its ending. */
  readonly poster: 'leaders' | 'villages';
  readonly alt: string;
};
export type Videos = Words<'title' | 'intro'> & { readonly films: readonly Video[] };

/** The leaders who have a card: each has a letter too, or the site does not compile. */
export type Leader = ValueOf<(typeof testimonials)[number]>['key'];

/** A card of 'What Leaders Say About Us'. Its letter is in letters.ts under the same key. */
export type Testimonial<Key extends string = Leader> = Words<'name' | 'alt'> & {
  /** In lower-case letters; the name of the portrait in src/images/portraits too. */
  readonly key: Key;
  /** 'Youth leader'. Without a place, unless the person has agreed to it in writing: see docs/going-live.md. */
  readonly role: string;
  /** The ministry's testimonials always carry five (specification, section 3). */
  readonly stars: 5;
  /** One or two sentences of the letter that invite to open it. */
  readonly excerpt: string;
};

/** Its paragraphs, from the greeting to the closing words; the signature is the card's name. */
export type Letter = readonly string[];

export type Belief = Words<'title' | 'text'> & {
  /** Its address on the site: `/what-we-believe/#<id>`. */
  readonly id: string;
  /** ['2 Timothy 3:16–17', '2 Peter 1:20–21'] */
  readonly references: readonly string[];
};

/** An article or a newsletter. `url` is the file's address in Google Drive. */
export type PublishedFile = Facts<'url' | 'text'> & { readonly title: string };

/** A row of the bank details. */
export type BankDetail = {
  /** What `npm run preflight` takes the value for: a number is held to its form, words are not. */
  readonly kind: 'words' | 'account' | 'ifsc' | 'swift';
  readonly label: string;
  readonly value: Fact;
};

export type SocialLink = { readonly network: 'Facebook' | 'YouTube' | 'Instagram'; readonly url: Fact };

/** The site as a whole: the header, the browser's title bar, search results and link previews. */
export type Site = Words<'name' | 'tagline'> & {
  /** Month and year in which the ministry began: 'June 2007'. */
  readonly founded: string;
  /** As the contact form and the privacy notice say it: 'twelve months'. */
  readonly messagesKeptFor: string;
  /** What search results and link previews say; at most 155 characters. */
  readonly description: string;
  /** Where the site is published, with a slash at the end. */
  readonly address: Fact;
};

/** `phone` is written with its country code and spaces: '+91 00000 00000'. */
export type ContactDetails = Facts<'email' | 'phone'> & { readonly location: string };

export type AboutPage = Words<'title' | 'photoAlt'> & {
  readonly founders: readonly Facts<'name' | 'role' | 'text'>[];
  readonly sections: Fact<readonly Section[]>;
  readonly verse: Scripture;
  readonly whatWeDo: Words<'title' | 'intro'> & { readonly items: readonly Words<'title' | 'text'>[] };
};

/** `pullLine`, a line or two of the story, stands beside its title, broken as it is here. */
export type StoryPage = Facts<'intro' | 'pullLine'> & {
  readonly title: string;
  readonly sections: Fact<readonly Section[]>;
  readonly verse: Scripture;
  readonly signature: { readonly name: Fact; readonly role: string };
};

export type BeliefsPage = Words<'title' | 'intro'> & {
  /** Thirteen, in the order in which they are numbered. */
  readonly beliefs: Fact<readonly Belief[]>;
  readonly closing: Words<'title' | 'text'>;
};

export type WhyPage = Words<'title' | 'intro'> & {
  readonly sections: Fact<readonly Section[]>;
  readonly quote: Scripture;
};

export type DonatePage = Words<'title' | 'intro' | 'bankTitle' | 'share'> & {
  readonly uses: readonly { readonly title: string; readonly text: Fact }[];
  /** Above the bank details, only while one of them is a sample. */
  readonly sampleNotice: string;
  /** Above the bank details, and in all that is copied, shared and printed: for gifts that Indian law calls foreign. */
  readonly abroadNote: string;
  readonly bankDetails: readonly BankDetail[];
  /** What to do after giving. */
  readonly afterNote: string;
  /** How to ask for a receipt, and whether it counts for income tax (section 133, earlier 80G). */
  readonly receiptNote: Fact;
  readonly copy: Words<'one' | 'all' | 'copied' | 'failed'>;
};

type Tab = Words<'label' | 'heading'> & { readonly entries: readonly PublishedFile[] };

/** `hint` goes for every entry. */
export type ArticlesPage = Words<'title' | 'hint'> & {
  readonly tabs: Record<'articles' | 'newsletters', Tab>;
};

/** A question is shown once it has an answer. */
export type Answer = Words<'question' | 'answer'>;
export type Answers = { readonly title: string } & Record<'contact' | 'about', readonly Answer[]>;

/** Whom to call who cannot wait for an answer. */
export type Help = Words<'title' | 'text' | 'abroad' | 'afterSending'> & {
  /** With the page where each was looked up, and the day: '2026-11-22'. A year later `npm run preflight` asks for it again. */
  readonly numbers: readonly Words<'phone' | 'whom' | 'source' | 'checked'>[];
};

/** The words of a field; the hint stands under its label. */
export type FieldWords = { readonly label: string; readonly hint?: string };

export type ContactPage = Words<
  'title' | 'intro' | 'required' | 'noScript' | 'submit' | 'sending' | 'success'
> & {
  readonly fields: Record<'name' | 'email' | 'phone' | 'prayerRequests', FieldWords>;
  readonly error: string;
  /** Added to `error` when no answer came: the message may have arrived, and pressing again is safe. */
  readonly unanswered: string;
  /** Added to `error` when the device has no connection. */
  readonly offline: string;
  /** The end of every error: nothing is lost, and there are other ways. */
  readonly kept: string;
  readonly errorSummaryTitle: string;
  readonly errors: Words<'nameMissing' | 'nameTooLong' | 'emailMissing' | 'emailInvalid' | 'emailTooLong'> &
    Words<'phoneTooLong' | 'prayerTooLong' | 'controlCharacters'>;
  /** Above the form: when the ministry must tell others what it has read. */
  readonly beforeYouWrite: string;
  /** Who reads a message. */
  readonly privacyNote: string;
  /** How long it is stored; the link to the privacy notice follows. */
  readonly keptNote: string;
  readonly privacyLink: string;
  /** Beside the button: what the visitor agrees to. */
  readonly consent: string;
  readonly elsewhere: Words<'title' | 'text'>;
};

export type PrivacyPage = Words<'summary' | 'date'> & {
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly Fact[] }[];
  /** Who answers for what is stored: the name under which the ministry is registered, and whom to ask. */
  readonly responsible: Words<'title' | 'contactLabel'> & Facts<'legalName' | 'address' | 'contactPerson'>;
};

/** The files whose samples may be published. Those of all others lead somewhere, or bind the ministry. */
export type PublishedSamples = readonly ('about' | 'letters' | 'testimonials' | 'whyRB')[];
