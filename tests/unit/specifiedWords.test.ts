import { describe, expect, it } from 'vitest';
import { articles } from '../../src/content/articles.ts';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { contact } from '../../src/content/contact.ts';
import { contactDetails } from '../../src/content/contactDetails.ts';
import { donate } from '../../src/content/donate.ts';
import { footer } from '../../src/content/footer.ts';
import { hero, mission, outreach, testimonialsSection, videos } from '../../src/content/home.ts';
import { myStory } from '../../src/content/myStory.ts';
import { site } from '../../src/content/site.ts';
import { whyRB } from '../../src/content/whyRB.ts';
import { words } from '../../src/content/words.ts';

/**
 * The titles, labels and messages that the specification fixes, section by section. What else stands in src/content is
 * the owner's to change, to add and to leave out: it turns nothing red.
 */
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
];

describe('the words of the specification', () => {
  it.each(specified)('name %s: “%s”', (_, said, words) => {
    expect(said).toBe(words);
  });

  it.each(lists)('list %s, in their order', (_, said, words) => {
    expect(said).toEqual(words);
  });
});
