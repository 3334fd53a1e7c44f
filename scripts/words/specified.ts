import type { Site } from '../../build/site.ts';
import type { Finding } from '../preflight/finding.ts';

type Content = Site['content'];

/**
 * The titles, labels and messages that the specification fixes, by the file in which they stand. Whatever else is in
 * src/content is the owner's to change, to add and to leave out.
 */
const specified: Readonly<Record<string, (content: Content) => readonly (readonly [string, string])[]>> = {
  'articles.ts': ({ articles: { title, tabs, hint } }) => [
    [title, 'Articles & Newsletters'],
    [tabs.articles.label, 'Articles'],
    [tabs.articles.heading, 'Published Articles'],
    [tabs.newsletters.label, 'Newsletters'],
    [tabs.newsletters.heading, 'Monthly Newsletters'],
    [hint, 'Click to view article or newsletter in Google Drive'],
  ],
  'beliefs.ts': ({ statementOfFaith }) => [[statementOfFaith.title, 'Statement of Faith']],
  'contact.ts': ({ contact, contact: { fields } }) => [
    [contact.title, 'Contact Reach & Build'],
    [contact.intro, "We'd love to hear from you. Send us a message and we'll respond as soon as possible."],
    [fields.name.label, 'Full Name'],
    [fields.email.label, 'Email Address'],
    [fields.phone.label, 'Phone Number'],
    [fields.prayerRequests.label, 'Prayer Requests'],
    [contact.submit, 'Send Message'],
    [contact.sending, 'Sending...'],
    [contact.success, 'Thank you for your message! We will get back to you soon.'],
    [contact.error, 'Something went wrong. Please try again later.'],
  ],
  'donate.ts': ({ donate }) => [[donate.title, 'Support Our Mission']],
  'footer.ts': ({ footer, footer: { quickLinks } }) => [
    [footer.quickLinksTitle, 'Quick Links'],
    [quickLinks.about, 'About Us'],
    [quickLinks.articles, 'Latest Articles'],
    [quickLinks.donate, 'Support Us'],
    [quickLinks.contact, 'Prayer Requests'],
    [footer.line, 'Built with faith and purpose'],
  ],
  'home.ts': ({ mission, outreach, videos, testimonialsSection }) => [
    [mission.title, 'About Our Mission'],
    [mission.items[0]?.title ?? '', 'Mission Work'],
    [mission.items[1]?.title ?? '', 'Leadership Development'],
    [mission.items[2]?.title ?? '', 'Community Building'],
    [outreach.title, 'Global Ministry Outreach'],
    [videos.title, 'Watch Our Ministry'],
    [testimonialsSection.title, 'What Leaders Say About Us'],
    [testimonialsSection.modalTitle, 'Leader Testimonial'],
  ],
  'myStory.ts': ({ myStory }) => [[myStory.title, 'Life Story – From the Streets to the Nations']],
  'site.ts': ({ site }) => [[site.tagline, 'Equipping Believers. Impacting Communities.']],
  'whyRB.ts': ({ whyRB }) => [[whyRB.title, 'Why Reach & Build?']],
  'words.ts': ({ words: { menu, backToHome } }) => [
    [backToHome, 'Back to Home'],
    [menu.home, 'Home'],
    [menu.contact, 'Contact'],
    [menu.about, 'About'],
    [menu.myStory, 'My Story'],
    [menu.aboutRB, 'About Reach & Build'],
    [menu.whatWeBelieve, 'What we believe'],
    [menu.whyRB, 'Why R&B'],
    [menu.articles, 'Articles'],
    [menu.donate, 'Donate'],
    [menu.donateNow, 'Donate Now'],
  ],
};

/** The words that the specification fixes, by file. */
export function specifiedWords(content: Content): [file: string, said: string, words: string][] {
  return Object.entries(specified).flatMap(([file, pairs]) =>
    pairs(content).map(([said, words]): [string, string, string] => [file, said, words]),
  );
}

/** Words that were agreed upon, and read otherwise. A curved apostrophe is a straight one. */
export function specifiedFindings(content: Content): Finding[] {
  return specifiedWords(content)
    .filter(([, said, words]) => said.replaceAll('’', "'") !== words)
    .map(([file, said, words]) => ({
      where: `src/content/${file}`,
      what: `"${said}" stands where the site's specification has "${words}".`,
      todo: 'Write it as it was. To change such words, first agree with the ministry and change scripts/words/specified.ts too.',
      at: said,
    }));
}
