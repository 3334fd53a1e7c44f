import * as about from '@content/about.ts';
import * as articles from '@content/articles.ts';
import * as beliefs from '@content/beliefs.ts';
import * as contactDetails from '@content/contactDetails.ts';
import * as donate from '@content/donate.ts';
import * as home from '@content/home.ts';
import * as letters from '@content/letters.ts';
import * as myStory from '@content/myStory.ts';
import * as privacy from '@content/privacy.ts';
import * as testimonials from '@content/testimonials.ts';
import * as whyRB from '@content/whyRB.ts';
import { words } from '@content/words.ts';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as facts from '../../src/model/fact.ts';
import { supplied } from '../fixtures/supplied.ts';

const { sample } = facts;

/** A content in which the owner has supplied everything. */
const content: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({
    about,
    articles,
    beliefs,
    contactDetails,
    donate,
    home,
    letters,
    myStory,
    privacy,
    testimonials,
    whyRB,
  }).map(([name, module]) => [name, supplied({ ...module })]),
);

/** The same with a sample in the place of one value: `donate.uses.0.text`. */
function withSample(content: object, path: string): object {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(content) ? [...content] : { ...content }) as Record<string, unknown>;
  copy[key] =
    rest.length > 0 ? withSample(copy[key] as object, rest.join('.')) : sample(copy[key] ?? 'A sample');
  return copy;
}

/** Loads a component on the supplied content, but for the one value that is named by its file and place in it. */
async function loadWith<T>(load: () => Promise<T>, file?: string, path?: string): Promise<T> {
  vi.resetModules();
  // The same class as that of the samples made here.
  vi.doMock('../../src/model/fact.ts', () => facts);
  for (const [name, module] of Object.entries(content)) {
    vi.doMock(`@content/${name}.ts`, () => (name === file && path ? withSample(module, path) : module));
  }
  return load();
}

afterEach(() => {
  vi.doUnmock('../../src/model/fact.ts');
  for (const name of Object.keys(content)) vi.doUnmock(`@content/${name}.ts`);
  vi.resetModules();
});

const stamps = () => screen.queryAllByText(words.sample.stamp);
const marks = () => screen.queryAllByText(words.sample.mark);
const nothing = () => {};

type Part = [part: string, load: () => Promise<ComponentType>, samples: (readonly [string, string])[]];

const parts: Part[] = [
  [
    'My Story',
    async () => (await import('../../src/views/MyStory.tsx')).MyStory,
    [
      ['myStory', 'myStory.sections'],
      ['myStory', 'myStory.signature.name'],
    ],
  ],
  [
    'About',
    async () => (await import('../../src/views/About.tsx')).About,
    [
      ['about', 'about.founders.0.role'],
      ['about', 'about.sections'],
    ],
  ],
  [
    'What we believe',
    async () => (await import('../../src/views/WhatWeBelieve.tsx')).WhatWeBelieve,
    [['beliefs', 'statementOfFaith.beliefs']],
  ],
  ['Why R&B', async () => (await import('../../src/views/WhyRB.tsx')).WhyRB, [['whyRB', 'whyRB.sections']]],
  [
    'Donate',
    async () => (await import('../../src/views/Donate.tsx')).Donate,
    [
      ['donate', 'donate.uses.0.text'],
      ['donate', 'donate.receiptNote'],
    ],
  ],
  [
    'Articles',
    async () => {
      const { Articles } = await import('../../src/views/Articles.tsx');
      return () => <Articles tab="articles" onSelectTab={nothing} />;
    },
    [['articles', 'articles.tabs.articles.entries.0.url']],
  ],
  [
    'Home',
    async () => {
      const { Home } = await import('../../src/views/home/Home.tsx');
      return () => <Home selectedTestimonial={null} onSelectTestimonial={nothing} />;
    },
    [
      ['home', 'videos.films.0.title'],
      ['testimonials', 'testimonials.0'],
    ],
  ],
];

describe.each(parts)('%s', (_, load, samples) => {
  it.each(samples)('says once, by its title, that it is an example (%s: %s)', async (file, path) => {
    const Part = await loadWith(load, file, path);
    render(<Part />);
    const [stamp, ...more] = stamps();
    expect(stamp).toBeVisible();
    expect(more).toEqual([]);
    const title = screen.getByRole('heading', { level: 1 });
    const [next] = screen.queryAllByRole('heading', { level: 2 });
    expect(title.compareDocumentPosition(stamp as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    if (next) expect(next.compareDocumentPosition(stamp as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('says no such thing once the owner has supplied everything', async () => {
    const Part = await loadWith(load);
    render(<Part />);
    expect([...stamps(), ...marks()]).toEqual([]);
  });
});

const alone: Part[] = [
  [
    'a film',
    async () => (await import('../../src/views/home/Videos.tsx')).Videos,
    [['home', 'videos.films.0.title']],
  ],
  [
    'a leader’s card',
    async () => {
      const { Testimonials } = await import('../../src/views/home/Testimonials.tsx');
      return () => <Testimonials selected={null} onSelect={nothing} />;
    },
    [['testimonials', 'testimonials.0']],
  ],
  [
    'the privacy notice',
    async () => (await import('../../src/components/PrivacyNotice.tsx')).PrivacyNotice,
    [
      ['privacy', 'privacy.responsible.legalName'],
      ['privacy', 'privacy.sections.0.paragraphs.0'],
    ],
  ],
];

describe.each(alone)('%s, which is also read alone', (_, load, samples) => {
  it.each(samples)('is marked in two words (%s: %s)', async (file, path) => {
    const Part = await loadWith(load, file, path);
    render(<Part />);
    expect(marks()).toHaveLength(1);
    expect(stamps()).toEqual([]);
  });

  it('is not, once the owner has supplied it', async () => {
    const Part = await loadWith(load);
    render(<Part />);
    expect(marks()).toEqual([]);
  });
});

describe('a way to reach the ministry that is only a sample', () => {
  it.each([
    ['email', words.toFollow.email],
    ['phone', words.toFollow.phone],
  ] as const)('leads nowhere, and says that it will follow: %s', async (fact, said) => {
    const load = async () => ({
      ...(await import('../../src/views/Contact.tsx')),
      ...(await import('../../src/components/Footer.tsx')),
    });
    const { Contact, Footer } = await loadWith(load, 'contactDetails', `contactDetails.${fact}`);
    render(
      <>
        <Contact />
        <Footer />
      </>,
    );
    expect(screen.getAllByText(said)).toHaveLength(3);
    expect(document.body.innerHTML).not.toContain(String(contactDetails.contactDetails[fact]));
    expect(stamps()).toEqual([]);
  });

  it('is no link to a social network either', async () => {
    const load = () => import('../../src/components/Footer.tsx');
    const { Footer } = await loadWith(load, 'contactDetails', 'socialLinks.1.url');
    render(<Footer />);
    expect(screen.getByText(words.toFollow.social)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^YouTube/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Instagram/ })).toBeVisible();
  });
});

describe('an open letter', () => {
  const [first] = content.testimonials ? Object.values(content.testimonials)[0] : [];

  async function renderLetter(cardIsSample: boolean, letterIsSample: boolean) {
    const { Letter } = await loadWith(
      () => import('../../src/views/home/Letter.tsx'),
      'letters',
      letterIsSample ? `letters.${first.key}` : undefined,
    );
    render(<Letter testimonial={cardIsSample ? sample(first) : first} portrait={null} />);
  }

  it.each([
    ['whose card is a sample', true, false],
    ['that is a sample under a real person’s name', false, true],
  ])('%s says so', async (_, card, letter) => {
    await renderLetter(card, letter);
    expect(marks()).toHaveLength(1);
  });

  it('of a real person does not', async () => {
    await renderLetter(false, false);
    expect(marks()).toHaveLength(0);
  });
});

describe('the bank details', () => {
  const load = () => import('../../src/views/Donate.tsx');
  const { bankDetails, abroadNote, sampleNotice, copy, share } = donate.donate;
  const offers = () => screen.queryAllByRole('button', { name: new RegExp(`^(${copy.one}|${share})`) });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each(bankDetails.map((_, index) => index))(
    'warn, and offer nothing to copy or share, while one of them is a sample (%i)',
    async (index) => {
      Object.assign(navigator, { share: nothing });
      const { Donate } = await loadWith(load, 'donate', `donate.bankDetails.${index}.value`);
      render(<Donate />);
      const [firstTerm] = screen.getAllByRole('term');
      const warning = screen.getByText(sampleNotice);
      expect(warning.compareDocumentPosition(firstTerm as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(offers()).toEqual([]);
    },
  );

  it('offer nothing to copy either while the address to ask is a sample', async () => {
    const { Donate } = await loadWith(load, 'contactDetails', 'contactDetails.email');
    render(<Donate />);
    expect(offers()).toEqual([]);
  });

  it('say above them who may not use the account', async () => {
    const { Donate } = await loadWith(load);
    render(<Donate />);
    expect(screen.queryByText(sampleNotice)).toBeNull();
    const [firstTerm] = screen.getAllByRole('term');
    expect(screen.getByText(abroadNote).compareDocumentPosition(firstTerm as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
