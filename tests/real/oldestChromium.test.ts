import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyView, type View, views } from '../../content/views.ts';
import { formWords } from '../../content/words/en/formWords.ts';
import { ministry } from '../../content/words/en/words.ts';
import { secretKeyOf } from '../../messages/embeddedDatabase.ts';
import { ask } from '../../messages/rest.ts';
import { brokenWords } from '../browser/brokenWords.ts';
import { buildSite } from '../browser/served.ts';
import { removeScratch, scratch } from './program.ts';

const isHere = process.platform === 'linux' && process.arch === 'x64';
if (!isHere) console.warn('NOT tested: the npm registry has no Chromium 109 for this machine.');

/** Untyped: the package comes with the first `npm run test:real`. */
type Driven = Awaited<ReturnType<typeof launch>>;

/** The oldest Chromium that package.json names shows and sends what the newest does in `npm test`. */
describe.skipIf(!isHere)('Chromium 109', () => {
  const database = join(scratch, 'messages');
  let browser: Driven;
  let server: PreviewServer;
  let address = '';
  beforeAll(async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    process.env.PUPPETEER_DISABLE_HEADLESS_WARNING = 'true';
    const args = ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'];
    browser = await launch({ executablePath: await chromium.executablePath(), args });
    process.env.EMBEDDED_DATABASE = database;
    const outDir = join(scratch, 'site');
    buildSite(outDir, 'embedded');
    server = await preview({ mode: 'embedded', build: { outDir }, preview: { port: 0, strictPort: false } });
    address = `${server.resolvedUrls?.local[0]}`;
  });
  afterAll(async () => {
    // A single process does not end when it is asked to.
    browser?.process()?.kill('SIGKILL');
    await server?.close();
    removeScratch();
  });

  it.each([360, 1280])('shows all views, the drawer and a letter, and sends, at %d px', async (width) => {
    const page = await browser.newPage();
    const printed: unknown[] = [];
    page.on('console', (message: { text(): string }) => printed.push(message.text()));
    page.on('pageerror', (error: Error) => printed.push(error));
    await page.setViewport({ width, height: 740 });
    for (const view of everyView) {
      await page.goto(address + views[view].path);
      await page.waitForFunction("history.scrollRestoration === 'manual'");
      await isShown(page, view);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), view).toBe(true);
      // Only here are they real: the browser tests have made-up ones.
      await page.goto(`${address}ta/${views[view].path}`);
      expect(await page.evaluate(brokenWords, 'body'), `words of ${view} in Tamil`).toEqual([]);
    }

    await page.goto(address);
    await page.waitForFunction("history.scrollRestoration === 'manual'");
    await press(page, '.letter-card a');
    await page.waitForSelector('.letter[open] .letter-text p');
    await page.goBack();
    await page.waitForSelector('.letter:not([open])');
    if (width < 1024) {
      await press(page, 'header button');
      await page.waitForSelector('.drawer[open]');
      await press(page, `.drawer a[href$="${views.donate.path}"]`);
    } else await press(page, `header a[href$="${views.donate.path}"]`);
    await isShown(page, 'donate');
    await page.goBack();
    await isShown(page, 'home');

    await page.goto(`${address}${views.contact.path}`);
    await page.type('#contact-name', `அன்பு ${width}`);
    await page.type('#contact-email', 'a@example.org');
    await press(page, '#contact-send');
    await page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(formWords.success)})`);
    const project = { url: address, key: secretKeyOf(database) };
    expect(await ask(project, 'GET', `contact_submissions?name=like.*${width}`)).toMatchObject([
      { name: `அன்பு ${width}`, email: 'a@example.org' },
    ]);
    expect(printed).toEqual([]);
  });
});

const press = (page: Driven, selector: string) =>
  page.evaluate(`document.querySelector('${selector}').click()`);

const isShown = (page: Driven, view: View) =>
  page.waitForFunction(`document.title.includes(${JSON.stringify(views[view].title || ministry.tagline)})`);
