import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { articles } from '../../src/content/articles.ts';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { contact } from '../../src/content/contact.ts';
import { contactDetails, socialLinks } from '../../src/content/contactDetails.ts';
import { donate } from '../../src/content/donate.ts';
import { unwrap } from '../../src/content/fact.ts';
import { footer, hero, mission, outreach, testimonialsSection, videos } from '../../src/content/home.ts';
import { words } from '../../src/content/interface.ts';
import { myStory } from '../../src/content/myStory.ts';
import { site } from '../../src/content/site.ts';
import { whyRB } from '../../src/content/whyRB.ts';

/** Where a word of the specification stands in the content, and the word, section by section. */
const specified: [where: string, said: string, specified: string][] = [
  ['the tagline', site.tagline, 'Equipping Believers. Impacting Communities.'],
  ['the hero’s tagline', hero.tagline, 'Equipping Believers. Impacting Communities.'],
  ['the mission', mission.title, 'About Our Mission'],
  ['the outreach', outreach.title, 'Global Ministry Outreach'],
  ['the videos', videos.title, 'Watch Our Ministry'],
  ['the testimonials', testimonialsSection.title, 'What Leaders Say About Us'],
  ['the letter', testimonialsSection.modalTitle, 'Leader Testimonial'],
  ['the footer’s quick links', footer.quickLinksTitle, 'Quick Links'],
  ['the footer’s closing line', footer.line, 'Built with faith and purpose'],
  ['the location', contactDetails.location, 'Chennai, India'],
  ['the contact view', contact.title, 'Contact Reach & Build'],
  [
    'the contact view’s intro',
    contact.intro,
    "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  ],
  ['the name field', contact.fields.name.label, 'Full Name'],
  ['the e-mail field', contact.fields.email.label, 'Email Address'],
  ['the phone field', contact.fields.phone.label, 'Phone Number'],
  ['the prayer field', contact.fields.prayerRequests.label, 'Prayer Requests'],
  ['the submit button', contact.submit, 'Send Message'],
  ['the submit button while sending', contact.sending, 'Sending...'],
  ['the success message', contact.success, 'Thank you for your message! We will get back to you soon.'],
  ['the error message', contact.error, 'Something went wrong. Please try again later.'],
  ['the story', myStory.title, 'Life Story – From the Streets to the Nations'],
  ['the story’s signature', myStory.signature.role, 'Founder and Director'],
  ['the statement of faith', statementOfFaith.title, 'Statement of Faith'],
  ['why this ministry', whyRB.title, `Why ${site.name}?`],
  ['giving', donate.title, 'Support Our Mission'],
  ['the publications', articles.title, 'Articles & Newsletters'],
  ['the articles tab', articles.tabs.articles.label, 'Articles'],
  ['the articles', articles.tabs.articles.heading, 'Published Articles'],
  ['the newsletters tab', articles.tabs.newsletters.label, 'Newsletters'],
  ['the newsletters', articles.tabs.newsletters.heading, 'Monthly Newsletters'],
  ['each publication’s hint', articles.hint, 'Click to view article or newsletter in Google Drive'],
  ['the way back', words.backToHome, 'Back to Home'],
  ['the drawer’s button', words.menu.donateNow, 'Donate Now'],
];

const lists: [what: string, said: readonly string[], specified: readonly string[]][] = [
  [
    'the menu',
    ['home', 'contact', 'about', 'articles', 'donate'].map(
      (item) => words.menu[item as keyof typeof words.menu],
    ),
    ['Home', 'Contact', 'About', 'Articles', 'Donate'],
  ],
  [
    'the items of About',
    [words.menu.myStory, words.menu.aboutRB, words.menu.whatWeBelieve, words.menu.whyRB],
    ['My Story', 'About Reach & Build', 'What we believe', 'Why R&B'],
  ],
  [
    'the quick links',
    [
      footer.quickLinks.about,
      footer.quickLinks.articles,
      footer.quickLinks.donate,
      footer.quickLinks.contact,
    ],
    ['About Us', 'Latest Articles', 'Support Us', 'Prayer Requests'],
  ],
  [
    'the mission’s items',
    mission.items.map(({ title }) => title),
    ['Mission Work', 'Leadership Development', 'Community Building'],
  ],
  ['the outreach’s countries', outreach.cards.map(({ country }) => country), ['Malaysia', 'India', 'Nepal']],
  ['the social networks', socialLinks.map(({ network }) => network), ['Facebook', 'YouTube', 'Instagram']],
  [
    'the sections of About',
    [...unwrap(about.sections).map(({ title }) => title), about.whatWeDo.title],
    [
      'About Our Organization',
      'How It Started',
      'A Burden That Birthed a Vision',
      'The Journey So Far',
      'Writing & Global Impact',
      'What We Do',
    ],
  ],
  ['What We Do', about.whatWeDo.items.map(({ title }) => title), ['Encouraging', 'Equipping', 'Enlarging']],
  [
    'the sections of Why R&B',
    unwrap(whyRB.sections).map(({ title }) => title),
    ['Vision Relevance', 'Mission Substance', 'Social Contribution', 'Spiritual Relevance'],
  ],
  [
    'what gifts do',
    donate.uses.map(({ title }) => title),
    ['Support pastors', 'Conduct leadership programs'],
  ],
  [
    'the bank details',
    donate.bankDetails.map(({ label }) => label),
    ['Account name', 'Bank and branch', 'Account number', 'IFSC code', 'Swift code'],
  ],
  [
    'the articles',
    articles.tabs.articles.entries.map(({ title }) => title),
    [
      'At the face of Evil',
      'Cross Roads',
      'Desert Experience',
      'Divine Disclosure',
      'God is at Work',
      "God's Mysterious Move",
    ],
  ],
  [
    'the newsletters',
    articles.tabs.newsletters.entries.map(({ title }) => title),
    ['March', 'May', 'September', 'October'].map((month) => `${month} 2025 Newsletter`),
  ],
];

describe('the words of the specification', () => {
  it.each(specified)('name %s: “%s”', (_, said, words) => {
    expect(said).toBe(words);
  });

  it.each(lists)('list %s, in their order', (_, said, words) => {
    expect(said).toEqual(words);
  });

  it('give the phone number with the code of India, and the branch in Chennai', () => {
    expect(unwrap(contactDetails.phone)).toMatch(/^\+91 /);
    const [, branch] = donate.bankDetails;
    expect(unwrap(branch?.value ?? '')).toContain('Chennai');
  });

  it('tell the visitor when the ministry began, and for how long it has worked', () => {
    expect(mission.intro).toContain('June 2007');
    expect(mission.intro).toContain('over 18 years');
    expect(JSON.stringify(unwrap(about.sections))).toMatch(/over eighteen years/i);
  });
});
