import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';
import { type PreviewServer, preview } from 'vite';
import { formWords } from '#words/formWords.ts';
import { readContent } from '../../content/read/read.ts';
import { cropped } from '../../site/crop.ts';
import { shareCards } from '../../site/document/shareCards.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { hrefOf, lettersHref } from '../../src/navigation/routes.ts';
import {
  boxesOf,
  FACE_SHAPE,
  type MarkedPhoto,
  markedPhotos,
  marks,
  otherPhotos,
  twoRows,
  writeMarkedPhoto,
} from '../fixtures/markedPhotos.ts';
import { supplied } from '../fixtures/supplied.ts';
import { formOn, openFilledForm, storedMessages, success, typed } from './contactForm.ts';
import { base, buildSite, hosted, siteAddress } from './served.ts';
import { choose, expect, isStarted, letterButton, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// Builds the site once more.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const folder = 'node_modules/.cache/fixtures/extreme';
const newWords = 'What this site says since its new deployment.';

/** Adds photos and every fact to the plain content. */
const edits: (readonly [RegExp | string, string])[] = [
  ['.svg', '.jpg'],
  // Keeps the colours by which the tests know faces.
  [/^( *)alt: /gm, '$1asItIs: true\n$1alt: '],
  ...supplied,
  ['The sentence before the account.', newWords],
];

const nameOf = (file: string) => file.replace(/\.\w+$/, '');

let next: PreviewServer;
/** By their alternative texts. */
let marked: Map<string, MarkedPhoto>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, 'en');
  cpSync(`${process.env.PLAIN_CONTENT}/en`, content, { recursive: true });
  cpSync('tests/fixtures/plain/images', join(folder, 'images'), { recursive: true });
  cpSync('tests/fixtures/extreme/images', join(folder, 'images'), { recursive: true });
  for (const [name, photo] of Object.entries(markedPhotos))
    await writeMarkedPhoto(join(folder, 'images', `${name}.jpg`), photo);
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(path)) continue;
    const text = readFileSync(join(content, path), 'utf8');
    const edited = edits.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    writeFileSync(join(content, path), edited);
  }
  const outDir = join(folder, 'site');
  buildSite(outDir, 'production', folder);
  marked = new Map(
    readContent(folder).pictures.flatMap(({ file, alt }) => {
      const photo = markedPhotos[nameOf(file)];
      return photo ? [[alt, photo]] : [];
    }),
  );
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

  await page.goto('');
  const turned = page.getByAltText('An orange square.');
  await expect(turned, 'as its camera says: upright, and cropped').toHaveAttribute('width', '600');
  // A request that is still open would fail the next test.
  await page.waitForLoadState('networkidle');
});

const cors = { 'access-control-allow-origin': '*' };
const ways: Record<string, (route: Route) => Promise<void>> = {
  hangs: () => new Promise(() => undefined),
  'is unknown': (route) => route.abort('namenotresolved'),
  'shows an order': (route) => route.fulfill({ status: 200, headers: cors, body: '<html>Blocked by order' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: '<html>' }),
  async stores(route) {
    const key = { apikey: EMBEDDED_KEY, authorization: `Bearer ${EMBEDDED_KEY}` };
    const headers = { ...route.request().headers(), ...key };
    const url = new URL(new URL(route.request().url()).pathname, siteAddress).href;
    const response = await route.fetch({ url, headers });
    await route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  },
};

// All other answers: sendContactSubmission.test.ts.
for (const [site, project, arrives] of [
  ['stores', 'hangs', true],
  ['shows an order', 'stores', true],
  ['answers 404', 'is unknown', false],
] as const)
  test(`where the site ${site} and the project ${project}, a message ${arrives ? 'arrives' : 'is kept'}`, async ({
    page,
    context,
    expecting,
  }) => {
    expecting.console.push(/Failed to load resource|^error: The message could not be sent/);
    const address = `${next.resolvedUrls?.local[0]}`;
    const { origin } = new URL(address);
    expecting.origins.push(origin, hosted);
    for (const [at, way] of Object.entries({ [origin]: site, [hosted]: project }))
      await context.route(`${at}/rest/v1/contact_submissions`, (route) => ways[way]?.(route));
    await page.goto(`${address}${hrefOf('contact').slice(base.length)}`);
    await isStarted(page);
    const form = formOn(page);
    await form.fill();
    await form.send.click();
    await expect(page.getByText(arrives ? success : formWords.kept)).toBeVisible();
    await expect(form.prayer).toHaveValue(arrives ? '' : typed.prayer);
    expect(await storedMessages(form.sender)).toHaveLength(arrives ? 1 : 0);
  });

/** Lists the marked faces of a photo that are cut off or covered in what is shown of it. */
async function faultsIn(image: Sharp, { people }: MarkedPhoto): Promise<string[]> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return people.flatMap(({ mark }) => {
    const [columns, rows] = [new Set<number>(), new Set<number>()];
    let area = 0;
    for (let at = 0; at < data.length; at += 3) {
      if (marks[mark].some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 70)) continue;
      columns.add((at / 3) % info.width);
      rows.add(Math.floor(at / 3 / info.width));
      area += 1;
    }
    if (area === 0) return `no ${mark}`;
    const [width, height] = [columns, rows].map((each) => Math.max(...each) - Math.min(...each) + 1) as [
      number,
      number,
    ];
    // An ellipse fills this much of its box.
    const [shape, filled] = [width / height, area / (width * height)];
    const isWhole = Math.abs(shape - FACE_SHAPE) < 0.09 && Math.abs(filled - Math.PI / 4) < 0.07;
    return isWhole ? [] : [`${mark} ${width} x ${height}, ${filled.toFixed(2)} of it`];
  });
}

const windows = [360, 768, 1280, 1920].map((width) => ({ width, height: 740 }));
/** Stops motion, which would fade a face in, and admits the style of screenshots. */
const still = { reducedMotion: 'reduce', bypassCSP: true } as const;
/** Hides what stays in place while the page scrolls. */
const style = '.site-header, .back-strip { visibility: hidden }';

const paths = (['home', 'contact', 'myStory', 'about'] as const).map((view) => hrefOf(view));

/** Visits what has pictures at every width: each time anew, as Chromium prefers larger files that it has already. */
async function* visits(
  browser: Browser,
  paths: string[],
  address = `${next.resolvedUrls?.local[0]}`,
  options: BrowserContextOptions = {},
): AsyncGenerator<[visit: string, page: Page]> {
  for (const viewport of windows)
    for (const path of paths) {
      const page = await browser.newPage({ viewport, ...still, ...options });
      await page.goto(`${address}${path.slice(base.length)}`);
      yield [`${path} at ${viewport.width}`, page];
      await page.close();
    }
}

const loaded = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    // A screenshot doesn’t wait for pictures that are decoded beside the painting.
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.all(images.map((image) => image.decode()));
  });

/** Finds the photos that are not AVIF, with a WebP for older browsers, or blurred, though there is a wider file. */
function blurred(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img.photo')].flatMap((image) => {
    const { srcset = '' } = image.parentElement?.querySelector('source') ?? {};
    const { width, height } = image.getBoundingClientRect();
    // A photo is drawn larger than its frame, which crops it.
    const shown = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
    const files = srcset.split(', ').map((file) => file.split(' ') as [url: string, width: string]);
    const [widest = 0] = files.map(([, width]) => Number.parseInt(width, 10)).sort((a, b) => b - a);
    const chosen = files.find(([url]) => image.currentSrc === new URL(url, document.baseURI).href);
    const isSharp = Number.parseInt(chosen?.[1] ?? '0', 10) >= Math.min(shown, widest) - 1;
    return isSharp && image.currentSrc.endsWith('.avif') && image.src.endsWith('.webp')
      ? []
      : [`${image.alt}: ${chosen?.[1]} of ${widest}w at ${shown} px`];
  });
}

/** Runs in the page: what is seen of its pictures, by their alternative texts. */
function picturesOn(): (readonly [alt: string, part: Region])[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const box = image.getBoundingClientRect();
      const [left, top] = [Math.round(Math.max(box.left, 0)), Math.round(box.top + scrollY)];
      const width = Math.round(Math.min(box.right, innerWidth)) - left;
      return [image.alt, { left, top, width, height: Math.round(box.height) }];
    });
}

/** Expects the faces of the page's known photos to be whole and uncovered. Returns the alternative texts of those. */
async function expectWholeFaces(page: Page, photos: Map<string, MarkedPhoto>, visit: string) {
  await loaded(page);
  const shown = (await page.evaluate(picturesOn)).filter(([alt]) => photos.has(alt));
  const screenshot = sharp(await page.screenshot({ fullPage: true, style }));
  const { data, info: raw } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  for (const [alt, part] of shown) {
    const photo = photos.get(alt);
    if (photo)
      expect.soft(await faultsIn(sharp(data, { raw }).extract(part), photo), `${alt} ${visit}`).toEqual([]);
  }
  return shown.map(([alt]) => alt);
}

test('every photo is sharp, and every face whole and uncovered, in every place at every width', async ({
  browser,
}) => {
  const seen = new Set<string>();
  for await (const [visit, page] of visits(browser, [...paths, hrefOf('whyRB'), lettersHref])) {
    for (const alt of await expectWholeFaces(page, marked, visit)) seen.add(alt);
    expect.soft(await page.evaluate(blurred), visit).toEqual([]);
  }
  expect(seen).toEqual(new Set(marked.keys()));
});

const others: Record<string, typeof otherPhotos> = {
  'photos of a shape for which their place is not made': otherPhotos,
  'two rows of people': (file) => (file.startsWith('portraits/') ? otherPhotos(file) : twoRows),
};

for (const [what, photoOf] of Object.entries(others))
  test(`${what} show every face whole in every place`, async ({ browser }) => {
    const path = join(folder, 'other.jpg');
    const photos = new Map<string, MarkedPhoto>();
    const chosen: Record<string, { classes: string; src: string }> = {};
    for (const picture of readContent(`${process.env.PLAIN_CONTENT}`).pictures) {
      const photo = photoOf(nameOf(picture.file));
      await writeMarkedPhoto(path, photo);
      const known = photo === twoRows ? boxesOf(photo) : undefined;
      const { file, classes } = await cropped({ ...picture, path, isPhoto: true }, known);
      photos.set(picture.alt, photo);
      chosen[picture.alt] = { classes, src: `data:image/jpeg;base64,${readFileSync(file, 'base64')}` };
    }
    // Hydration would find other pictures than it expects.
    const withoutScript = { javaScriptEnabled: false };
    for await (const [visit, page] of visits(browser, paths, siteAddress, withoutScript)) {
      await page.evaluate((pictures) => {
        for (const source of document.querySelectorAll('source')) source.remove();
        for (const image of document.images) {
          const { classes = '', src = '' } = pictures[image.alt] ?? {};
          if (src) Object.assign(image, { src, className: `${image.className} ${classes}` });
        }
      }, chosen);
      await expectWholeFaces(page, photos, visit);
    }
  });

test('every face is whole in an open letter', async ({ browser }) => {
  const alt = 'The portrait of Ada Example.';
  const photo = marked.get(alt) as MarkedPhoto;
  for await (const [visit, page] of visits(browser, [hrefOf('home')])) {
    await isStarted(page);
    await letterButton(page).click();
    const portrait = page.getByRole('dialog').getByRole('img', { name: alt });
    await expect(portrait).toBeVisible();
    await loaded(page);
    const shown = sharp(await portrait.screenshot());
    expect.soft(await faultsIn(shown, photo), visit).toEqual([]);
  }
});

test('every face is whole on the share cards', async () => {
  for (const { file, picture } of Object.values(shareCards)) {
    const photo = markedPhotos[nameOf(picture?.photo ?? '')];
    if (photo) expect.soft(await faultsIn(sharp(join(folder, 'site', file)), photo), file).toEqual([]);
  }
});
