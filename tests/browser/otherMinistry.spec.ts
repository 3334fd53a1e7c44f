import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import type { ArticlesPage, StoryPage, Testimonial } from '../../src/model/types.ts';
import { about } from '../fixtures/abundant/content/about.ts';
import { articles as fullArticles } from '../fixtures/abundant/content/articles.ts';
import { contactDetails } from '../fixtures/abundant/content/contactDetails.ts';
import { donate } from '../fixtures/abundant/content/donate.ts';
import { footer } from '../fixtures/abundant/content/footer.ts';
import { testimonialsSection } from '../fixtures/abundant/content/home.ts';
import { myStory as longStory } from '../fixtures/abundant/content/myStory.ts';
import { testimonials as manyTestimonials } from '../fixtures/abundant/content/testimonials.ts';
import { words } from '../fixtures/abundant/content/words.ts';
import { articles as fewArticles } from '../fixtures/sparse/content/articles.ts';
import { myStory as shortStory } from '../fixtures/sparse/content/myStory.ts';
import { testimonials as oneTestimonial } from '../fixtures/sparse/content/testimonials.ts';
import { formOn, success } from './contactForm.ts';
import { port, serveCommand } from './served.ts';
import { expect, isStarted, test } from './site.ts';

/*
 * The site of another ministry, in two states: it has hardly anything, and it has a great deal. Everything else is
 * tried on it with `SITE_CONTENT=tests/fixtures/abundant npx playwright test`.
 */

type Ministry = {
  port: number;
  path: string;
  leaders: readonly Testimonial<string>[];
  story: StoryPage;
  words: number;
  articles: ArticlesPage;
  /** How often the site says that it shows a sample. */
  socialLinks: number;
  /** The picture of India: its size, and the colours at its top and its foot. */
  india: { size: [width: number, height: number]; top?: string; foot?: string };
};

const ministries: Record<string, Ministry> = {
  sparse: {
    port: port + 20,
    path: '/',
    leaders: oneTestimonial,
    story: shortStory,
    words: 300,
    articles: fewArticles,
    socialLinks: 2,
    india: { size: [900, 600] },
  },
  abundant: {
    port: port + 21,
    path: '/reach-and-build/',
    leaders: manyTestimonials,
    story: longStory,
    words: 5000,
    articles: fullArticles,
    socialLinks: 3,
    india: { size: [600, 900], top: 'red', foot: 'blue' },
  },
};

/** Builds the site on a fixture and serves it until the returned function is called. */
async function serve(fixture: string, ownPort: number) {
  const answers = () =>
    fetch(`http://localhost:${ownPort}`).then(
      () => true,
      () => false,
    );
  expect(await answers(), `the port ${ownPort} is free`).toBe(false);
  const { NODE_ENV: _, ...environment } = process.env;
  const server = spawn(process.execPath, serveCommand, {
    // Without Playwright's NODE_ENV, which would make this a build for tests.
    env: { ...environment, SITE_CONTENT: `tests/fixtures/${fixture}`, BROWSER_TESTS_PORT: String(ownPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const kill = () => server.kill();
  process.once('exit', kill);
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
  return async () => {
    kill();
    process.off('exit', kill);
    await exited;
  };
}

for (const [fixture, ministry] of Object.entries(ministries)) {
  test(`another ministry’s words and photos fit as well: ${fixture}`, async ({ page, expecting }) => {
    test.setTimeout(240_000);
    const stop = await serve(fixture, ministry.port);
    try {
      const origin = `http://localhost:${ministry.port}`;
      expecting.origin(origin);
      await page.clock.install();
      await page.goto(origin + ministry.path);
      await isStarted(page);
      await visit(page, ministry);
    } finally {
      await stop();
    }
  });
}

async function visit(
  page: Page,
  { path, leaders, story, words: length, articles, socialLinks, india }: Ministry,
) {
  const main = page.getByRole('main');
  const follow = async (name: string, title: string) => {
    const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
    const link = menu.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await menu.locator('summary').click();
    await link.click();
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname.startsWith(path)).toBe(true);
    await expectToFit(page);
  };

  await test.step('home shows each leader’s letter and every photo, upright and in its own proportions', async () => {
    await expectToFit(page);
    const networks = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Facebook|YouTube|Instagram)/ });
    await expect(networks).toHaveCount(socialLinks);
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(leaders.length);
    await cards.last().getByRole('link', { name: testimonialsSection.open }).click();
    const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
    await expect(letter.getByText(leaders.at(-1)?.excerpt ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(letter).toBeHidden();

    for (const picture of await main.getByRole('img').all()) {
      if (await picture.evaluate((it) => !(it instanceof HTMLImageElement))) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      const { proportion, shown } = await picture.evaluate((it: HTMLImageElement) => ({
        proportion: Number(it.getAttribute('width')) / Number(it.getAttribute('height')),
        shown: it.naturalWidth / it.naturalHeight,
      }));
      expect(shown).toBeCloseTo(proportion, 1);
    }
    expect(await main.getByAltText('An orange square.').evaluate(lookAt)).toMatchObject(india);
  });

  await test.step('the story, the founders and the account are there', async () => {
    await follow('My Story', 'Life Story – From the Streets to the Nations');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const paragraphs = unwrap(story.sections).flatMap((section) => section.paragraphs);
    expect(paragraphs.join(' ').split(' ')).toHaveLength(length);
    for (const paragraph of [paragraphs[0], paragraphs.at(-1)]) {
      await expect(main.getByText(paragraph ?? '', { exact: true })).toBeVisible();
    }
    await follow('About Reach & Build', 'About Reach & Build');
    for (const { name } of about.founders) {
      await expect(main.getByRole('heading', { name: unwrap(name) })).toBeAttached();
    }
    await follow('Donate', 'Support Our Mission');
    await expect(page.getByText(donate.sampleNotice)).toBeHidden();
    await page.getByRole('button', { name: `${donate.copy.one} Account number` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234 5678 9012');
  });

  await test.step('as many newsletters are listed as there are', async () => {
    await follow('Articles', 'Articles & Newsletters');
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(
      articles.tabs.articles.entries.length,
    );
    await page.getByRole('tab', { name: 'Newsletters' }).click();
    const { entries } = articles.tabs.newsletters;
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(entries.length);
    await expect(page.getByText(words.nothingYet)).toHaveCount(entries.length > 0 ? 0 : 1);
  });

  await test.step('a message is sent', async () => {
    await follow('Contact', 'Contact Reach & Build');
    const email = unwrap(contactDetails.email);
    expect(email).toHaveLength(60);
    await expect(main.getByRole('link', { name: email })).toBeVisible();
    const form = formOn(page);
    await form.fill();
    await form.send.click();
    await expect(page.getByText(success)).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles & Newsletters');
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles & Newsletters');
    await expect(page.getByText(footer.line)).toBeVisible();
  });
}

async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Runs in the page: the size of a photo as the markup says it, and what colour it has at its top and its foot. */
async function lookAt(image: HTMLElement | SVGElement) {
  const photo = image as HTMLImageElement;
  await photo.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 100;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(photo, 0, 0, 100, 100);
  const colourAt = (y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(50, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return {
    size: ['width', 'height'].map((side) => Number(photo.getAttribute(side))),
    top: colourAt(5),
    foot: colourAt(95),
  };
}
