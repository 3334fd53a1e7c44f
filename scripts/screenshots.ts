import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { readSite } from '../build/site.ts';
import type { View } from '../src/navigation/view.ts';
import installChromium, { launchOptions } from '../tests/setup/chromium.ts';

const { everyView, hrefOf } = await readSite();

/** Pictures of every view and state, on screen and on paper, for those who work on the look: `npm run screenshots`. */
const FOLDER = 'screenshots';
const widths = {
  320: 640,
  360: 740,
  740: 360,
  768: 1024,
  1024: 768,
  1280: 800,
  1920: 1080,
  2560: 1440,
};
const DESKTOP = 1024;
const PRINTED_AT = 1280;

type State = {
  name: string;
  view: View;
  wholePage?: boolean;
  /** Is shown on paper too. */
  prints?: boolean;
  only?: (width: number) => boolean;
  prepare?: (page: Page) => Promise<unknown>;
};

async function fillForm(page: Page) {
  await page.getByLabel('Full Name').fill('Anbu Selvan');
  await page.getByLabel('Email Address').fill('anbu@example.org');
  await page.getByLabel('Prayer Requests').fill('Please pray for my mother, who is in hospital in Vellore.');
  await page.clock.fastForward(2000);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

const states: State[] = [
  ...everyView.map((view) => ({ name: view, view, wholePage: true, prints: true })),
  { name: 'home-top', view: 'home' },
  {
    name: 'drawer',
    view: 'home',
    only: (width) => width < DESKTOP,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').locator('summary').click();
    },
  },
  {
    name: 'menu',
    view: 'about',
    only: (width) => width >= DESKTOP,
    prepare: (page) => page.getByRole('banner').locator('nav summary').first().click(),
  },
  {
    name: 'letter',
    view: 'home',
    prints: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Read the letter' }).first().click();
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  {
    name: 'newsletters',
    view: 'articles',
    prepare: (page) => page.getByRole('tab', { name: 'Newsletters' }).click(),
  },
  {
    name: 'sections',
    view: 'myStory',
    prepare: (page) => page.locator('.back-strip summary').click(),
  },
  {
    name: 'reading',
    view: 'about',
    prepare: (page) => page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' })),
  },
  { name: 'form-invalid', view: 'contact', wholePage: true, prepare: send },
  {
    name: 'form-sending',
    view: 'contact',
    wholePage: true,
    prepare: async (page) => {
      await page.route('**/rest/v1/**', () => undefined);
      await fillForm(page);
      await send(page);
    },
  },
  {
    name: 'form-success',
    view: 'contact',
    wholePage: true,
    prepare: async (page) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201 }));
      await fillForm(page);
      await send(page);
      await page.getByText('Thank you for your message!').waitFor();
    },
  },
  {
    name: 'form-error',
    view: 'contact',
    wholePage: true,
    prepare: async (page) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500 }));
      await fillForm(page);
      await send(page);
      await page.getByText('Something went wrong.').waitFor();
    },
  },
];

async function take(browser: Browser, address: string, state: State, width: number, height: number) {
  const page = await browser.newPage({
    viewport: { width, height },
    // Phones lay their scroll bars over the page.
    isMobile: width < DESKTOP,
    hasTouch: width < DESKTOP,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.clock.install();
  await page.goto(new URL(hrefOf(state.view), address).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.click(1, 1);
  await page.waitForLoadState('networkidle');
  await state.prepare?.(page);
  if (state.wholePage) await showEverything(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${state.name}-${width}.png`, fullPage: state.wholePage });
  if (state.prints && width === PRINTED_AT)
    await page.pdf({ path: `${FOLDER}/${state.name}.pdf`, format: 'A4' });
  await page.close();
}

/** What loads only when it comes near, loads now. */
async function showEverything(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const only = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
// Of its own: `npm start` may have the usual one open.
const database = mkdtempSync(join(tmpdir(), 'screenshots-'));
process.env.EMBEDDED_DATABASE = database;
const server = await preview({ preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
installChromium();
const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] });
for (const [width, height] of Object.entries(widths)) {
  for (const state of states) {
    if (only.length > 0 && !only.includes(state.name)) continue;
    if (state.only?.(Number(width)) === false) continue;
    await take(browser, address, state, Number(width), height);
  }
}
await browser.close();
await server.close();
rmSync(database, { recursive: true, force: true });
console.log(`The pictures are in ${FOLDER}/.`);
