import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { everyView, views } from '../../src/views.ts';
import { words } from '../../src/words/words.ts';
import { formOn, table, typed } from './contactForm.ts';
import { base, buildSite, hosted, siteFolder } from './served.ts';
import { expect, isStarted, mainMenu, test, titles } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// It builds the site, and serves two builds of it one after the other.
test.describe.configure({ timeout: 240_000 });

const folder = 'node_modules/.cache/fixtures/extreme';
const live = join(folder, 'live');
const newWords = 'What this site says since its new deployment.';
let server: PreviewServer | undefined;
let port = 0;

/** Puts a build in place of the one that is served, as a static host does. */
async function deploy(build: string): Promise<string> {
  await server?.close();
  rmSync(live, { recursive: true, force: true });
  cpSync(build, live, { recursive: true });
  server = await preview({
    configFile: false,
    base,
    build: { outDir: live },
    preview: { port, strictPort: true },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  port = Number(new URL(address).port);
  return address;
}

/** What makes of the plain ministry one that has photos and every fact, no newsletter, and one short section. */
const edits: [RegExp | string, string][] = [
  ['.svg', '.jpg'],
  ['ben.jpg', 'ben.webp'],
  ['malaysia.jpg', 'malaysia.PNG'],
  ['nepal.jpg', 'nepal.jpeg'],
  [/\n *example: true/g, ''],
  ['Sample Ada', 'Ada Example'],
  ['sample-0002', 'plain-film2'],
  ['https://www.example.org/plain', 'https://www.facebook.com/plain'],
  ['https://www.example.org', 'https://drive.google.com/file/d'],
  ['https://plain.example.org/', 'https://ministry.example/'],
  [
    '    - country: Nepal',
    '    - country: Sri Lanka\n      photo: outreach/nepal.jpeg\n      alt: A fourth.\n      caption: One more.\n    - country: Nepal',
  ],
  [/^newsletters:[\s\S]*(?=^description:)/gm, 'newsletters: []\n'],
  [
    /^sections:[\s\S]*(?=^quote:)/gm,
    'sections:\n  - title: The whole of it\n    paragraphs: One sentence.\n',
  ],
];

test.beforeAll(() => {
  test.setTimeout(240_000);
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, 'en');
  cpSync('tests/fixtures/plain/en', content, { recursive: true });
  cpSync('tests/fixtures/extreme/images', join(folder, 'images'), { recursive: true });
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(file)) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const edited = edits.reduce((all, [from, to]) => all.replaceAll(from, to), text);
    writeFileSync(
      join(content, file),
      file === 'donate.yaml' ? edited.replace(/intro: .*/, `intro: ${newWords}`) : edited,
    );
  }
  buildSite(join(folder, 'site'), 'production', folder);
});

test.afterAll(() => server?.close());

test('a ministry with photos and every fact is deployed, and leaves an open tab whole', async ({
  page,
  expecting,
}) => {
  const address = await deploy(siteFolder);
  expecting.origin(new URL(address).origin);
  const main = page.getByRole('main');

  await keepOnDevice(page, address);
  const sends = page.waitForResponse(/\/assets\/sendContactSubmission-/);
  await page.goto(`${address}contact/`);
  await isStarted(page);
  const form = formOn(page);
  await form.fill();
  await (await sends).finished();

  await deploy(join(folder, 'site'));
  await mainMenu(page).getByRole('link', { name: views.articles.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Published Articles' })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: views.contact.name, exact: true }).click();
  await expect(form.prayer).toHaveValue(typed.prayer);
  await page.route(table, (route) => route.fulfill({ status: 201 }));
  await form.pressSend();

  await page.goto(`${address}donate/?again`);
  await expect(page.getByText(newWords)).toBeVisible();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy, 'messages may go there').toContain(`connect-src 'self' ${hosted};`);

  for (const view of everyView) {
    await page.goto(address + views[view].path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(titles[view]);
    await expect(page.locator('meta[name=robots]'), 'search engines may know it').toHaveCount(0);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${view} at ${width} px`).toBeLessThanOrEqual(0);
    }
    const distortions = await main.locator('img').evaluateAll((pictures: HTMLImageElement[]) =>
      Promise.all(
        pictures.map(async (picture) => {
          picture.loading = 'eager';
          // Not `decode()`, which rejects where the window's new width chooses another file meanwhile.
          if (!picture.complete) await new Promise((loaded) => picture.addEventListener('load', loaded));
          const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
          return picture.naturalWidth / picture.naturalHeight - (width ?? 0) / (height ?? 0);
        }),
      ),
    );
    for (const distortion of distortions) expect(distortion, `a photo of ${view}`).toBeCloseTo(0, 1);
  }
  await page.goto(`${address}articles/`);
  await isStarted(page);
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await expect(page.getByText(words.nothingYet)).toBeVisible();
  await page.goto(address);
  const holes = await page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Sri Lanka' }) })
    .evaluate((list) => {
      const area = ({ width, height }: DOMRect) => width * height;
      const cards = [...list.children].map((card) => area(card.getBoundingClientRect()));
      return 1 - cards.reduce((sum, each) => sum + each) / area(list.getBoundingClientRect());
    });
  expect(holes, 'what four countries leave empty').toBeLessThan(0.1);
  const turned = main.getByAltText('An orange square.');
  await expect(turned, 'as its camera says, in place of the drawing').toHaveAttribute('height', '900');
});
