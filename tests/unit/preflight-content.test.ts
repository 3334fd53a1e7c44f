import { describe, expect, test } from 'vitest';
import { readSite, type Site } from '../../build/site.ts';
import { addressFindings } from '../../scripts/preflight/address.ts';
import { answerFindings } from '../../scripts/preflight/answers.ts';
import { factFormFindings, sampleFindings } from '../../scripts/preflight/facts.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { helpFindings } from '../../scripts/preflight/help.ts';
import { linkFindings } from '../../scripts/preflight/links.ts';
import { pictureFindings } from '../../scripts/preflight/pictures.ts';
import { wordFindings } from '../../scripts/preflight/words.ts';
import { articles } from '../../src/content/articles.ts';
import { videos } from '../../src/content/home.ts';
import { sample } from '../../src/model/fact.ts';
import type { BankDetail, SocialLink } from '../../src/model/types.ts';

const whats = (findings: readonly Finding[]) => findings.map(({ what }) => what);

describe('facts', () => {
  const details = { email: 'office@ministry.test', phone: '+91 44 2345 6789', location: 'Chennai, India' };
  const bank = (value: string, kind: BankDetail['kind'] = 'ifsc') =>
    factFormFindings(details, [{ kind, label: 'Row', value }]);

  const samplesIn = (...names: string[]) =>
    names.map((name) => ({ file: `src/content/${name}.ts`, line: 1, text: "sample('b')", question: '' }));

  test('counts the samples that are left in each file', () => {
    const findings = sampleFindings(samplesIn('site', 'home', 'home', 'donate'));
    expect(findings.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'src/content/site.ts: 1 fact is still a sample.',
      'src/content/home.ts: 2 facts are still samples.',
      'src/content/donate.ts: 1 fact is still a sample.',
    ]);
    expect(findings.filter(({ isAdvice }) => isAdvice)).toEqual([]);
    expect(sampleFindings([])).toEqual([]);
  });

  test('lets the samples be published that the ministry names, and no others', () => {
    const findings = sampleFindings(samplesIn('letters', 'about'), ['letters']);
    expect(findings.filter(({ isAdvice }) => isAdvice).map(({ where }) => where)).toEqual([
      'src/content/letters.ts',
    ]);
  });

  test.each(['articles', 'beliefs', 'contactDetails', 'donate', 'home', 'myStory', 'privacy', 'site'])(
    'never lets a sample be published that leads somewhere or binds the ministry: %s',
    (name) => {
      const findings = sampleFindings(samplesIn(name), [name]);
      expect(findings.filter(({ isAdvice }) => isAdvice)).toEqual([]);
      expect(findings.map(({ where }) => where)).toEqual([`src/content/${name}.ts`]);
    },
  );

  test('accepts details that can be right, and leaves samples to their own check', () => {
    expect(bank('SBIN0001234')).toEqual([]);
    expect(bank('3012 3456 7890', 'account')).toEqual([]);
    expect(bank('10000000001', 'account')).toEqual([]);
    expect(bank('SBININBB455', 'swift')).toEqual([]);
    expect(bank('Reach and Build Trust', 'words')).toEqual([]);
    const samples = { ...details, email: sample('name@example.org'), phone: sample('+91 00000 00000') };
    expect(factFormFindings(samples, [{ kind: 'ifsc', label: 'Row', value: sample('XXXX0000000') }])).toEqual(
      [],
    );
  });

  test.each([
    ['ifsc', 'SBIN001234'],
    ['ifsc', 'SBINO001234'],
    ['ifsc', 'XXXX0000000'],
    ['account', '0000 0000 0000'],
    ['account', '12345'],
    ['swift', 'SBININB'],
    ['swift', 'XXXXXXXX'],
    ['words', 'Sample Account Name'],
    ['words', ' '],
  ] as const)('catches a bank detail that would send gifts astray: %s %s', (kind, value) => {
    expect(bank(value, kind)).toEqual([
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

describe('words', () => {
  test('of any length may be published, and some lengths are advised', async () => {
    const { content, slots } = await readSite('src');
    const advice = (change: Partial<Site['content']>, more = slots) =>
      wordFindings({ content: { ...content, ...change }, slots: more });
    const letters = {
      ...content.letters,
      samuel: ['Grace and peace. '.repeat(90)],
      grace: ['Dear friends,', 'thank you.'],
    };
    const findings = [
      ...advice({ letters }),
      ...advice({ myStory: { ...content.myStory, sections: [] } }),
      ...advice({ site: { ...content.site, description: 'A ministry.' } }),
      ...advice({}, [{ name: 'founders', words: 'about.ts', alt: 'Picture of us' }]),
    ];
    for (const what of [
      '"samuel" has 270',
      '"grace" has 4',
      'life story',
      '11 characters',
      '"Picture of us"',
    ]) {
      expect(whats(findings).join()).toContain(what);
    }
    expect(findings.every(({ isAdvice }) => isAdvice)).toBe(true);
  });
});

test('advises to answer what visitors ask, and is content with an answer', () => {
  const questions = { contact: [{ question: 'A?', answer: '' }], about: [{ question: 'B?', answer: 'B.' }] };
  expect(answerFindings({ title: '', ...questions })).toEqual([
    expect.objectContaining({ what: expect.stringContaining('A?'), isAdvice: true }),
  ]);
});

describe('the numbers to call in danger', () => {
  test('are asked for again when a year has gone by since they were looked up', async () => {
    const { help } = (await readSite('src')).content;
    const [first] = help.numbers;
    const on = (day: string) => helpFindings({ ...help, numbers: help.numbers.slice(0, 1) }, new Date(day));
    const [year = 0, ...rest] = (first?.checked ?? '').split('-');
    expect(on(first?.checked ?? '')).toEqual([]);
    const [finding] = on([Number(year) + 1, ...rest].join('-'));
    expect(finding).toMatchObject({ isAdvice: true, what: expect.stringContaining(first?.source ?? '?') });
    expect(finding?.what).toContain(first?.phone);
  });
});

describe('pictures', () => {
  const slot = {
    name: 'outreach/india',
    alt: 'Illustration: a boat.',
    words: 'home.ts',
    file: '',
    isPhoto: false,
  };
  const check = (change: Partial<typeof slot>) =>
    pictureFindings({ pictures: [{ ...slot, ...change }], strayPictures: [] });

  test('advises a photo where an illustration stands, but for a leader who is drawn', () => {
    const where = 'src/images/outreach/india.svg';
    expect(check({})).toEqual([expect.objectContaining({ where, isAdvice: true })]);
    expect(check({ name: 'portraits/grace' })).toEqual([]);
  });

  test('asks for new words when a photo has come and is still described as a drawing', () => {
    const [finding] = check({ isPhoto: true });
    expect(finding).toMatchObject({ where: 'src/content/home.ts', what: expect.stringContaining('a boat') });
    expect(finding?.isAdvice).toBeFalsy();
    expect(check({ isPhoto: true, alt: 'Fishermen mending a net.' })).toEqual([]);
  });
});

describe('the address', () => {
  test('accepts an address on a domain of its own and under a path, and leaves a sample to its own check', () => {
    expect(addressFindings('https://www.ministry.test/')).toEqual([]);
    expect(addressFindings(sample('https://www.example.org/'))).toEqual([]);
    expect(addressFindings('https://someone.github.io/reach-and-build/')).toEqual([]);
  });

  test.each([
    ['http://www.ministry.test/', 'https://'],
    ['https://www.example.org/', 'is nowhere'],
    ['https://someone.github.io/reach-and-build', 'slash'],
    ['https://www.ministry.test/?from=mail', 'slash'],
  ])('refuses an address that cannot be shared: %s', (address, problem) => {
    expect(whats(addressFindings(address)).join()).toContain(problem);
  });
});
