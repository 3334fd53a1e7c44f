import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import { makeExtreme } from '../fixtures/extreme.ts';
import { formOn } from './contactForm.ts';
import { port, serveCommand } from './served.ts';
import { expect, isStarted, test } from './site.ts';
import { titles } from './views.ts';

/** The site of a ministry that has photos and every fact, but no newsletter, in a folder of its host. */
const origin = `http://localhost:${port + 20}`;
const address = `${origin}/reach-and-build/`;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Without Playwright's NODE_ENV, which would make this a build for tests.
  const { NODE_ENV: _, ...environment } = process.env;
  server = spawn(process.execPath, serveCommand, {
    env: { ...environment, SITE_CONTENT: makeExtreme(), BROWSER_TESTS_PORT: String(port + 20) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => server.kill());
  await expect(() => fetch(origin)).toPass({ timeout: 200_000 });
});

test.afterAll(async () => {
  const exited = once(server, 'exit');
  server.kill();
  await exited;
});

test('the site of another ministry works as well', async ({ page, expecting }) => {
  expecting.origin(origin);
  await page.goto(address);
  await isStarted(page);
  await expectToFit(page);
  await expect(page.locator('meta[name=robots]'), 'search engines may know it').toHaveCount(0);
  const main = page.getByRole('main');

  await test.step('every photo is upright and in its own proportions', async () => {
    const pictures = main.getByRole('listitem').locator('img');
    await expect(pictures).toHaveCount(12);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((it: HTMLImageElement) => it.decode());
      const [said, shown] = await picture.evaluate((it: HTMLImageElement) => [
        Number(it.getAttribute('width')) / Number(it.getAttribute('height')),
        it.naturalWidth / it.naturalHeight,
      ]);
      expect(shown).toBeCloseTo(said ?? 0, 1);
    }
    // The photo, not the drawing of the same name, and turned as its camera says.
    const india = main.getByRole('listitem').getByAltText('An orange square.');
    await expect(india).toHaveAttribute('height', '900');
  });

  for (const view of ['myStory', 'whyRB', 'aboutRB', 'donate', 'articles', 'contact'] as const) {
    const name = words.menu[view];
    await test.step(name, async () => {
      const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
      const link = menu.getByRole('link', { name, exact: true });
      if (!(await link.isVisible())) await menu.locator('summary').click();
      await link.click();
      const title = titles[view === 'aboutRB' ? 'about' : view];
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(page.url()).toContain(address);
      await expect(page.getByText(words.sample.stamp), 'nothing that is shown is a sample').toHaveCount(0);
      if (view === 'articles') {
        await page.getByRole('tab', { name: 'Newsletters' }).click();
        await expect(page.getByText(words.nothingYet)).toBeVisible();
      }
      await expectToFit(page);
    });
  }

  await test.step('a message is sent, and a reload stays in its view', async () => {
    const form = formOn(page);
    await form.fill();
    await form.pressSend();
    await page.goBack();
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles.articles);
  });
});

async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
