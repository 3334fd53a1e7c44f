/** The specification's words, numbers and targets, by heart: nothing here is imported from what it checks. */

import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderFiles } from '../../site/document/prerender.tsx';
import { LetterDialog } from '../../src/views/home/LetterDialog.tsx';
import { built } from './built.ts';

const headings = {
  '': 'Reach & Build',
  'contact/': 'Contact Reach & Build',
  'my-story/': 'Life Story – From the Streets to the Nations',
  'about/': 'About Reach & Build',
  'what-we-believe/': 'Statement of Faith',
  'why-rb/': 'Why Reach & Build?',
  'articles/': 'Articles & Newsletters',
  'donate/': 'Support Our Mission',
};
const paths = Object.keys(headings) as (keyof typeof headings)[];

const files = await renderFiles(built);
const parsed = (html = '') => new JSDOM(html).window.document;
const letter = parsed(
  renderToStaticMarkup(createElement(LetterDialog, { selectedTestimonial: 'ada', onClosed: () => {} })),
);
const documents = Object.fromEntries(
  paths.map((path) => [path, parsed(files[`${path}index.html`])]),
) as Record<keyof typeof headings, Document>;

const all = (path: keyof typeof headings, selector: string) => [
  ...documents[path].querySelectorAll(selector),
];
const textOf = (element: Element) => `${element.textContent}`.replace(/\s+/g, ' ').trim();
const texts = (path: keyof typeof headings, selector: string) => all(path, selector).map(textOf);
const links = (path: keyof typeof headings, selector: string) =>
  all(path, `${selector} :is(a, summary)`).map((link) => [
    textOf(link),
    // The address of the plain site ends so.
    link.getAttribute('href')?.replace('/reach-and-build/', '/'),
  ]);

const menu = [
  ['Home', '/'],
  ['Contact', '/contact/'],
  ['About', undefined],
  ['My Story', '/my-story/'],
  ['About Reach & Build', '/about/'],
  ['What we believe', '/what-we-believe/'],
  ['Why R&B', '/why-rb/'],
  ['Articles', '/articles/'],
];

test.each(paths)('menu, drawer, heading and foot of /%s are the specified ones', (path) => {
  for (const [place, donate] of Object.entries({
    'header > div > nav': 'Donate',
    'header dialog': 'Donate Now',
  })) {
    const items = [...menu, [donate, '/donate/']];
    // Other views may be among them.
    const known = links(path, place).filter((link) => items.some((item) => `${item}` === `${link}`));
    expect(known).toEqual(items);
  }
  expect(texts(path, 'h1')).toEqual([headings[path]]);
  if (path) expect(links(path, 'main')).toContainEqual(['Back to Home', '/']);
  expect(texts(path, 'footer h2')).toEqual(['Follow Us', 'Contact Information', 'Quick Links']);
  expect(links(path, 'footer nav')).toEqual([
    ['About Us', '/about/'],
    ['Latest Articles', '/articles/'],
    ['Support Us', '/donate/'],
    ['Prayer Requests', '/contact/'],
  ]);
  expect(texts(path, 'footer p')).toContain('Built with faith and purpose');
});

const abroad = '[target=_blank][rel="noopener noreferrer"]';
const times = (count: number, words: string) => Array(count).fill(words).join(', ');
const social = ['Facebook', 'YouTube', 'Instagram']
  .map((network) => `${network} (opens in a new tab)`)
  .join(', ');

test.each<[path: keyof typeof headings, selector: string, words: string]>([
  [
    '',
    'main h2',
    'About Our Mission, Global Ministry Outreach, Watch Our Ministry, What Leaders Say About Us',
  ],
  ['', `main a${abroad}`, social],
  ['', `footer a${abroad}`, social],
  ['', 'main section:nth-of-type(2) h3', 'Mission Work, Leadership Development, Community Building'],
  ['', 'main section:nth-of-type(3) li:has(img):has(p) h3', 'Malaysia, India, Nepal'],
  ['', 'main article .sr-only', times(7, '5 out of 5 stars')],
  ['', 'main article a', times(7, 'Read the letter')],
  [
    'about/',
    'main section[id] h2',
    'About Our Organization, How It Started, A Burden That Birthed a Vision, The Journey So Far, Writing & Global Impact, What We Do',
  ],
  ['about/', '#what-we-do h3', 'Encouraging, Equipping, Enlarging'],
  [
    'why-rb/',
    'main section h2',
    'Vision Relevance, Mission Substance, Social Contribution, Spiritual Relevance',
  ],
  ['donate/', '.bank-detail dt', 'Account name, Bank and branch, Account number, IFSC code, Swift code'],
  ['articles/', '[role=tab]', 'Articles, Newsletters'],
  ['articles/', '[role=tab][aria-selected=true]', 'Articles'],
  ['articles/', '#articles h2', 'Published Articles'],
  ['articles/', '#newsletters h2', 'Monthly Newsletters'],
  [
    'articles/',
    '#articles-hint, #newsletters-hint',
    times(2, 'Click to view article or newsletter in Google Drive'),
  ],
  [
    'contact/',
    'h1 + p',
    "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  ],
  ['contact/', 'form [type=submit]', 'Send Message'],
])('/%s says at %s: %s', (path, selector, words) => {
  expect(texts(path, selector).join(', ')).toBe(words);
});

test.each<[path: keyof typeof headings, selector: string, count: number]>([
  ['', 'main li a[href*="youtube.com/watch?v="]', 2],
  ['what-we-believe/', 'main .belief', 13],
  ['what-we-believe/', `.belief a${abroad}[href="https://ebible.org/web/PSA119.htm#V13"]`, 1],
  ['articles/', `#articles li a${abroad}[aria-describedby=articles-hint]`, 6],
  ['articles/', `#newsletters li a${abroad}[aria-describedby=newsletters-hint]`, 4],
])('/%s has %s so many times: %d', (path, selector, count) => {
  expect(all(path, selector)).toHaveLength(count);
});

test('the footer says how to reach the ministry', () => {
  const [mail, phone, place] = all('', 'footer div:has(> h2):not(:has(> h2.sr-only)) li');
  expect(mail?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);
  expect(phone?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  expect(place && textOf(place)).toBe('Chennai, India');
});

test('home has the tagline in three places', () => {
  const tagline = 'Equipping Believers. Impacting Communities.';
  expect(texts('', 'main section:first-of-type p, footer p').filter((text) => text === tagline)).toHaveLength(
    2,
  );
  expect(documents[''].title).toBe(`Reach & Build – ${tagline}`);
});

test('each of seven leaders gives five stars, and a letter opens under its title', () => {
  const stars = all('', 'main article path').map((path) => path.getAttribute('d')?.match(/M/g)?.length);
  expect(stars).toEqual(Array(7).fill(5));
  expect(letter.querySelector('dialog h2')?.textContent).toBe('Leader Testimonial');
});

test('My Story says how long it takes, and its turning point once', () => {
  expect(texts('my-story/', 'h1 ~ p').at(-1)).toBe('4 chapters · 4 minutes');
  expect(texts('my-story/', 'main').join().split('‘The third chapter’ is at a run.')).toHaveLength(2);
});

test('the form has its four fields', () => {
  const fields = all('contact/', 'form :is(input, textarea)').map((field) => [
    textOf(documents['contact/'].querySelector(`label[for="${field.id}"]`) as Element),
    field.getAttribute('type'),
    field.hasAttribute('required'),
    field.getAttribute('rows'),
  ]);
  const specified = [
    ['Full Name *', 'text', true, null],
    ['Email Address *', 'email', true, null],
    ['Phone Number', 'tel', false, null],
    ['Prayer Requests', null, false, '5'],
  ];
  // Other fields may be among them.
  expect(fields.filter((field) => specified.some((each) => `${each}` === `${field}`))).toEqual(specified);
});
