import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { type PreviewServer, preview } from 'vite';
import { words } from '#words/words.ts';
import { everyView, views } from '../../content/views.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { FACE_SHAPE, marks, writeMarkedPhotos } from '../fixtures/markedPhotos.ts';
import { supplied } from '../fixtures/supplied.ts';
import { openFilledForm, typed } from './contactForm.ts';
import { base, buildSite, hosted, siteAddress } from './served.ts';
import { choose, expect, isShown, isStarted, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// Builds the site once more.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const folder = 'node_modules/.cache/fixtures/extreme';
const newWords = 'What this site says since its new deployment.';

/** Adds photos, every fact and a fourth country to the plain content, and removes its newsletters. */
const edits: (readonly [RegExp | string, string])[] = [
  ['.svg', '.jpg'],
  ...supplied,
  ['      large: true\n', ''],
  [
    '    - country: Nepal',
    '    - country: Sri Lanka\n      large: true\n      photo: outreach/nepal.jpg\n      alt: A fourth.\n      caption: One more.\n    - country: Nepal',
  ],
  [/^newsletters:[\s\S]*(?=^description:)/gm, 'newsletters: []\n'],
  ['The sentence before the account.', newWords],
];

let next: PreviewServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, 'en');
  cpSync(`${process.env.PLAIN_CONTENT}/en`, content, { recursive: true });
  cpSync('tests/fixtures/extreme/images', join(folder, 'images'), { recursive: true });
  await writeMarkedPhotos(join(folder, 'images'));
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(path)) continue;
    const text = readFileSync(join(content, path), 'utf8');
    const edited = edits.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    writeFileSync(join(content, path), edited);
  }
  const outDir = join(folder, 'site');
  buildSite(outDir, 'production', folder);
  next = await preview({ configFile: false, base, build: { outDir }, preview: { port: 0 } });
});
test.afterAll(() => next.close());

test('an open tab stays whole while a new version is deployed', async ({ page, context }) => {
  await keepOnDevice(page);
  const sends = page.waitForResponse(/\/assets\/sendContactSubmission-/);
  const form = await openFilledForm(page);
  await (await sends).finished();

  // Serves the other build from now on, but still takes messages.
  await context.route(new RegExp(`^${siteAddress}(?!rest/)`), async (route) => {
    const url = route.request().url().replace(siteAddress, `${next.resolvedUrls?.local[0]}`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await choose(page, 'articles');
  await choose(page, 'contact');
  await expect(form.prayer).toHaveValue(typed.prayer);
  await form.pressSend();

  await page.goto(`${hrefOf('donate')}?again`);
  await expect(page.getByText(newWords)).toBeVisible();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy, 'messages may go there').toContain(`connect-src 'self' ${hosted};`);

  for (const view of everyView) {
    await page.goto(hrefOf(view));
    await isShown(page, view);
    await expect(page.locator('meta[name=robots]'), 'search engines may know it').toHaveCount(0);
  }
  await page.goto(hrefOf('articles'));
  await isStarted(page);
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await expect(page.getByText(words.nothingYet)).toBeVisible();
  await page.goto('');
  const holes = await page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Sri Lanka' }) })
    .evaluate((list) => {
      const area = ({ width, height }: DOMRect) => width * height;
      const cards = [...list.children].map((card) => area(card.getBoundingClientRect()));
      return 1 - cards.reduce((sum, each) => sum + each) / area(list.getBoundingClientRect());
    });
  expect(holes, 'what four countries leave empty').toBeLessThan(0.1);
  const turned = page.getByAltText('An orange square.');
  await expect(turned, 'as its camera says: upright, and cropped').toHaveAttribute('width', '600');
});

/** Lists the marked faces of a picture that are cut off or covered. */
async function faultsIn(image: Sharp): Promise<string[]> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Object.entries(marks).flatMap(([mark, colour]) => {
    let [left, top, right, bottom, area] = [info.width, info.height, -1, -1, 0];
    for (let at = 0; at < data.length; at += 3) {
      if (colour.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 70)) continue;
      const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
      area += 1;
    }
    if (area === 0) return [];
    const [width, height] = [right - left + 1, bottom - top + 1];
    // An ellipse fills this much of its box.
    const [shape, filled] = [width / height, area / (width * height)];
    const isWhole = Math.abs(shape - FACE_SHAPE) < 0.09 && Math.abs(filled - Math.PI / 4) < 0.07;
    return isWhole ? [] : [`${mark} ${width} x ${height}, ${filled.toFixed(2)} of it`];
  });
}

/** Opens every view with pictures at every width, each in a new page: Chromium prefers a larger file from its cache. */
async function* visits(browser: Browser, address: string): AsyncGenerator<[visit: string, page: Page]> {
  for (const width of [360, 768, 1280, 1920])
    for (const view of ['home', 'contact', 'myStory', 'about', 'whyRB'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 740 } });
      await page.goto(`${address}${hrefOf(view).slice(base.length)}`);
      await page.evaluate(() => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        return Promise.all(images.map((image) => image.decode())).then(() => {});
      });
      yield [`${view} at ${width}`, page];
      await page.close();
    }
}

/** Finds the pictures whose file is narrower than they are shown, though their `srcset` has a wider one. */
function blurred(): string[] {
  return [...document.querySelectorAll('source')].flatMap(({ srcset, nextElementSibling }) => {
    const image = nextElementSibling as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    // A photo is drawn larger than its frame, which crops it.
    const drawn = image.matches('.photo') ? (height * image.naturalWidth) / image.naturalHeight : 0;
    const shown = Math.max(width, drawn);
    const files = srcset.split(', ').map((file) => file.split(' ') as [url: string, width: string]);
    const [widest = 0] = files.map(([, width]) => Number.parseInt(width, 10)).sort((a, b) => b - a);
    const chosen = files.find(([url]) => image.currentSrc === new URL(url, document.baseURI).href);
    const isSharp = Number.parseInt(chosen?.[1] ?? '0', 10) >= Math.min(shown, widest) - 1;
    return isSharp ? [] : [`${image.alt}: ${chosen?.[1]} of ${widest}w at ${shown} px`];
  });
}

test('no picture is blurred that has a wider file', async ({ browser }) => {
  for (const address of [siteAddress, `${next.resolvedUrls?.local[0]}`])
    for await (const [visit, page] of visits(browser, address))
      expect.soft(await page.evaluate(blurred), visit).toEqual([]);
});

test('every face of a photo is whole and uncovered in every place at every width', async ({ browser }) => {
  const faults: string[] = [];
  let seen = 0;
  for await (const [visit, page] of visits(browser, `${next.resolvedUrls?.local[0]}`)) {
    const boxes = await page.evaluate(() =>
      ([...document.querySelectorAll('main img')] as HTMLImageElement[]).map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { alt: image.alt, x, y: y + scrollY, width, height };
      }),
    );
    const shot = await page.screenshot({ fullPage: true });
    const whole = await sharp(shot).metadata();
    for (const { alt, x, y, width: w, height: h } of boxes) {
      if (w === 0 || h === 0) continue;
      const left = Math.max(0, Math.round(x));
      const top = Math.max(0, Math.round(y));
      const box = {
        left,
        top,
        width: Math.min(Math.round(x + w), whole.width) - left,
        height: Math.min(Math.round(y + h), whole.height) - top,
      };
      seen += 1;
      const found = await faultsIn(sharp(shot).extract(box));
      faults.push(...found.map((fault) => `${visit}: ${alt} ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(seen, 'pictures').toBeGreaterThan(70);
});

test('every face is whole on the share cards', async () => {
  for (const view of everyView) {
    const card = sharp(join(folder, 'site', `share/${views[view].path.slice(0, -1) || view}.jpg`));
    expect(await faultsIn(card), view).toEqual([]);
  }
});
