import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressFindings, shareImageFindings } from '../../scripts/preflight/address.ts';
import { factFormFindings, sampleFindings } from '../../scripts/preflight/facts.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { pictureSlots } from '../../scripts/preflight/gather.ts';
import { linkFindings } from '../../scripts/preflight/links.ts';
import { pictureFindings } from '../../scripts/preflight/pictures.ts';
import { about } from '../../src/content/about.ts';
import { articles } from '../../src/content/articles.ts';
import { sample } from '../../src/content/fact.ts';
import { outreach, videos } from '../../src/content/home.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import type { SocialLink } from '../../src/content/types.ts';

const whats = (findings: readonly Finding[]) => findings.map(({ what }) => what);

describe('facts', () => {
  const details = { email: 'office@ministry.test', phone: '+91 44 2345 6789', location: 'Chennai, India' };
  const bank = (value: string, label = 'IFSC code') => factFormFindings(details, [{ label, value }]);

  test('counts the samples that are left in each file', () => {
    const fact = { line: 1, text: 'a', question: '' };
    const findings = sampleFindings([
      { ...fact, file: 'src/content/site.ts' },
      { ...fact, file: 'src/content/home.ts' },
      { ...fact, file: 'src/content/home.ts' },
    ]);
    expect(findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'src/content/site.ts: 1 fact is still a sample.',
      'src/content/home.ts: 2 facts are still samples.',
    ]);
    expect(sampleFindings([])).toEqual([]);
  });

  test('accepts details that can be right, and leaves samples to their own check', () => {
    expect(bank('SBIN0001234')).toEqual([]);
    expect(bank('3012 3456 7890', 'Account number')).toEqual([]);
    expect(bank('10000000001', 'Account number')).toEqual([]);
    expect(bank('SBININBB455', 'Swift code')).toEqual([]);
    expect(bank('Reach and Build Trust', 'Account name')).toEqual([]);
    const samples = { ...details, email: sample('name@example.org'), phone: sample('+91 00000 00000') };
    expect(factFormFindings(samples, [{ label: 'IFSC code', value: sample('XXXX0000000') }])).toEqual([]);
  });

  test.each([
    ['IFSC code', 'SBIN001234'],
    ['IFSC code', 'SBINO001234'],
    ['IFSC code', 'XXXX0000000'],
    ['Account number', '0000 0000 0000'],
    ['Account number', '12345'],
    ['Swift code', 'SBININB'],
    ['Swift code', 'XXXXXXXX'],
    ['Account name', 'Sample Account Name'],
    ['Account name', ' '],
  ])('catches a bank detail that would send gifts astray: %s %s', (label, value) => {
    expect(bank(value, label)).toEqual([
      expect.objectContaining({ where: 'src/content/donate.ts', what: expect.stringContaining(value) }),
    ]);
  });

  test.each([
    [{ email: 'office.ministry.test' }],
    [{ email: 'name@example.org' }],
    [{ phone: '044 2345 6789' }],
    [{ phone: '+91 00000 00000' }],
  ])('catches a way to reach the ministry that leads to nobody: %o', (wrong) => {
    expect(factFormFindings({ ...details, ...wrong }, [])).toHaveLength(1);
  });
});

describe('links', () => {
  const none = {
    articles: { ...articles, tabs: { articles: tab(), newsletters: tab() } },
    socialLinks: [] as SocialLink[],
    films: [],
  };
  function tab(url?: string) {
    const { label, heading } = articles.tabs.articles;
    return {
      label,
      heading,
      entries: url === undefined ? [] : [{ title: 'Cross Roads', url, text: 'On choosing.' }],
    };
  }
  const article = (url: string) =>
    linkFindings({ ...none, articles: { ...articles, tabs: { articles: tab(url), newsletters: tab() } } });
  const video = (youtubeId: string) =>
    linkFindings({ ...none, films: videos.films.slice(0, 1).map((film) => ({ ...film, youtubeId })) });

  test('accepts addresses that lead where they should, and leaves samples to their own check', () => {
    expect(article('https://drive.google.com/file/d/1aBcD/view?usp=sharing')).toEqual([]);
    expect(article('https://docs.google.com/document/d/1aBcD/edit')).toEqual([]);
    expect(video('dQw4w9WgXcQ')).toEqual([]);
    const youTube: SocialLink = { network: 'YouTube', url: 'https://www.youtube.com/@ministry' };
    expect(linkFindings({ ...none, socialLinks: [youTube] })).toEqual([]);
    const samples: SocialLink[] = [{ network: 'YouTube', url: sample('https://www.example.org/youtube') }];
    expect(linkFindings({ ...none, socialLinks: samples })).toEqual([]);
  });

  test.each([
    ['drive.google.com/file/d/1aBcD', 'is no address'],
    ['https://drive.google.com/file/d/1a BcD', 'is no address'],
    ['', '(nothing)'],
    ['http://drive.google.com/file/d/1aBcD', 'does not begin with https://'],
    ['https://drive.google.com.evil.test/file', 'does not lead to drive.google.com'],
    ['https://www.example.org/articles/cross-roads', 'does not lead to drive.google.com'],
  ])('names an article whose link leads nowhere: %s', (url, problem) => {
    expect(whats(article(url))).toEqual([expect.stringMatching(/"Cross Roads"/)]);
    expect(whats(article(url)).join()).toContain(problem);
  });

  test('names a social link that leads to another network', () => {
    const wrong: SocialLink = { network: 'Facebook', url: 'https://www.instagram.com/ministry' };
    expect(whats(linkFindings({ ...none, socialLinks: [wrong] })).join()).toContain('Facebook');
  });

  test.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXc', 'sample-0001', ''])(
    'asks for the eleven characters of a video, and not: %s',
    (id) => {
      expect(video(id)).toEqual([expect.objectContaining({ todo: expect.stringContaining('eleven') })]);
    },
  );
});

describe('pictures', () => {
  const slots = [{ name: 'india', alt: 'Illustration: a boat.', file: 'src/content/home.ts' }];

  test('asks for a photo where an illustration stands', () => {
    expect(pictureFindings(['india.svg', 'mark.svg'], slots)).toEqual([
      expect.objectContaining({ where: 'src/images/india.svg', todo: expect.stringContaining('.jpg') }),
    ]);
  });

  test('asks for new words when a photo has come and is still described as a drawing', () => {
    expect(pictureFindings(['india.svg', 'india.jpg'], slots)).toEqual([
      expect.objectContaining({ where: 'src/content/home.ts', what: expect.stringContaining('a boat') }),
    ]);
  });

  test('is content with a photo and its words', () => {
    const described = slots.map((slot) => ({ ...slot, alt: 'Fishermen mending a net.' }));
    expect(pictureFindings(['india.JPG'], described)).toEqual([]);
  });

  test('knows every picture of the site, and finds each of them in the folder', () => {
    const all = pictureSlots({ about, outreach, videos, testimonials });
    expect(all).toHaveLength(1 + 3 + 2 + 7);
    const names = readdirSync('src/images').map((file) => file.replace(/\.\w+$/, ''));
    expect(names).toEqual(expect.arrayContaining(all.map(({ name }) => name)));
  });
});

describe('address and sharing', () => {
  test('accepts an address on a domain of its own and under a path', () => {
    expect(addressFindings('https://www.ministry.test/')).toEqual([]);
    expect(addressFindings('https://someone.github.io/reach-and-build/')).toEqual([]);
  });

  test.each([
    ['http://www.ministry.test/', 'https://'],
    ['www.ministry.test', 'is no address'],
    ['https://www.example.org/', 'is nowhere'],
    ['https://someone.github.io/reach-and-build', 'slash'],
    ['https://www.ministry.test/?from=mail', 'slash'],
  ])('refuses an address that cannot be shared: %s', (address, problem) => {
    expect(whats(addressFindings(address)).join()).toContain(problem);
  });

  test('says that an address that is a sample leads nowhere', () => {
    expect(whats(addressFindings(sample('https://www.example.org/'))).join()).toContain('sample');
  });

  test('accepts the picture beside a shared link as it is', () => {
    expect(shareImageFindings(readFileSync('public/share.png'))).toEqual([]);
  });

  test.each([
    ['public/icon-512.png', '512 x 512'],
    ['public/favicon.svg', 'no PNG'],
  ])('refuses a picture that messengers would cut or pass over: %s', (file, problem) => {
    expect(whats(shareImageFindings(readFileSync(file))).join()).toContain(problem);
  });

  test('refuses a picture that is missing, or larger than messengers load', () => {
    expect(shareImageFindings(undefined)).toHaveLength(1);
    const large = Buffer.concat([readFileSync('public/share.png'), Buffer.alloc(300_000)]);
    expect(whats(shareImageFindings(large)).join()).toContain('kB');
  });
});
