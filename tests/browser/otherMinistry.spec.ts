import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { about } from '../fixtures/extreme/content/about.ts';
import { articles } from '../fixtures/extreme/content/articles.ts';
import { contactDetails } from '../fixtures/extreme/content/contactDetails.ts';
import { testimonialsSection } from '../fixtures/extreme/content/home.ts';
import { myStory } from '../fixtures/extreme/content/myStory.ts';
import { testimonials } from '../fixtures/extreme/content/testimonials.ts';
import { words } from '../fixtures/extreme/content/words.ts';
import { formOn, success } from './contactForm.ts';
import { port, serveCommand } from './served.ts';
import { expect, isStarted, test } from './site.ts';
import { titles } from './views.ts';

/** The site of a ministry that has a great deal of some things and nothing of others, in a folder of its host. */
const origin = `http://localhost:${port + 20}`;
const address = `${origin}/reach-and-build/`;

/** Builds and serves it until the returned function is called. */
async function serve() {
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  expect(await answers(), `${origin} is free`).toBe(false);
  // Without Playwright's NODE_ENV, which would make this a build for tests.
  const { NODE_ENV: _, ...environment } = process.env;
  const server = spawn(process.execPath, serveCommand, {
    env: { ...environment, SITE_CONTENT: 'tests/fixtures/extreme', BROWSER_TESTS_PORT: String(port + 20) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  process.once('exit', () => server.kill());
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
  return async () => {
    server.kill();
    await exited;
  };
}

test('another ministry’s words and photos fit as well', async ({ page, expecting }) => {
  test.setTimeout(240_000);
  expecting.origin(origin);
  const stop = await serve();
  try {
    await visit(page);
  } finally {
    await stop();
  }
});

async function visit(page: Page) {
  const main = page.getByRole('main');
  const follow = async (name: string, title: string) => {
    const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
    const link = menu.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await menu.locator('summary').click();
    await link.click();
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.url()).toContain(address);
    await expect(page.getByText(words.sample.stamp), 'nothing that is shown is a sample').toHaveCount(0);
    await expectToFit(page);
  };
  await page.clock.install();
  await page.goto(address);
  await isStarted(page);

  await test.step('home shows each leader’s letter and every photo, upright and in its own proportions', async () => {
    await expectToFit(page);
    const networks = page.getByRole('contentinfo').getByRole('link', { name: /^(Facebook|YouTube|Instag)/ });
    await expect(networks).toHaveCount(2);
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(12);
    await cards.last().getByRole('link', { name: testimonialsSection.open }).click();
    const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
    await expect(letter.getByText(testimonials.at(-1)?.excerpt ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(letter).toBeHidden();

    const pictures = main.locator('img').filter({ visible: true });
    await expect(pictures).toHaveCount(18);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      const { said, shown } = await picture.evaluate((it: HTMLImageElement) => ({
        said: Number(it.getAttribute('width')) / Number(it.getAttribute('height')),
        shown: it.naturalWidth / it.naturalHeight,
      }));
      expect(shown).toBeCloseTo(said, 1);
    }
    // The photo, not the drawing of the same name, and turned as its camera says.
    const india = main.getByAltText('An orange square.').first();
    expect([await india.getAttribute('width'), await india.getAttribute('height')]).toEqual(['600', '900']);
  });

  await test.step('the longest story and the shortest text, the founders and the account are there', async () => {
    await follow('My Story', titles.myStory);
    const paragraphs = unwrap(myStory.sections).flatMap((section) => section.paragraphs);
    expect(paragraphs.join(' ').split(' ')).toHaveLength(5000);
    for (const paragraph of [paragraphs[0], paragraphs.at(-1)])
      await expect(main.getByText(paragraph ?? '', { exact: true })).toBeVisible();
    await follow('Why R&B', titles.whyRB);
    await follow('About Reach & Build', titles.about);
    for (const { name } of about.founders)
      await expect(main.getByRole('heading', { name: unwrap(name) })).toBeVisible();
    await follow('Donate', titles.donate);
    await expect(page.getByText('1234 5678 9012')).toBeVisible();
  });

  await test.step('every article is listed, and that there is no newsletter yet', async () => {
    await follow('Articles', titles.articles);
    const listed = page.getByRole('tabpanel').getByRole('link');
    await expect(listed).toHaveCount(articles.tabs.articles.entries.length);
    await expect(page.getByText(words.nothingYet)).toBeHidden();
    await page.getByRole('tab', { name: 'Newsletters' }).click();
    await expect(listed).toHaveCount(0);
    await expect(page.getByText(words.nothingYet)).toBeVisible();
  });

  await test.step('a message is sent', async () => {
    await follow('Contact', titles.contact);
    await expect(main.getByRole('link', { name: unwrap(contactDetails.email) })).toBeVisible();
    const form = formOn(page);
    await form.fill();
    await form.send.click();
    await expect(page.getByText(success)).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles.articles);
  });
}

async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
