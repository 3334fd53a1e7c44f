import { describe, expect, test } from 'vitest';
import { readSite, type Site } from '../../build/site.ts';
import { answerFindings } from '../../scripts/preflight/answers.ts';
import { sampleFindings } from '../../scripts/preflight/facts.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { helpFindings } from '../../scripts/preflight/help.ts';
import { pictureFindings } from '../../scripts/preflight/pictures.ts';
import { wordFindings } from '../../scripts/preflight/words.ts';

const whats = (findings: readonly Finding[]) => findings.map(({ what }) => what);

describe('facts', () => {
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
