import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { everyView } from '../../content/views.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { words } from '../../src/words/words.ts';
import { supplied } from '../fixtures/supplied.ts';
import { openFilledForm, typed } from './contactForm.ts';
import { base, buildSite, hosted, siteAddress } from './served.ts';
import { choose, expect, isShown, isStarted, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// It builds the site once more.
test.describe.configure({ timeout: 240_000 });

const folder = 'node_modules/.cache/fixtures/extreme';
const newWords = 'What this site says since its new deployment.';

/** What makes of the plain ministry one that has photos, every fact, a fourth country and no newsletter. */
const edits: (readonly [RegExp | string, string])[] = [
  ['.svg', '.jpg'],
  ...supplied,
  [
    '    - country: Nepal',
    '    - country: Sri Lanka\n      photo: outreach/nepal.jpg\n      alt: A fourth.\n      caption: One more.\n    - country: Nepal',
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

test('a ministry with every fact is deployed, and an open tab stays whole', async ({ page, context }) => {
  await keepOnDevice(page);
  const sends = page.waitForResponse(/\/assets\/sendContactSubmission-/);
  const form = await openFilledForm(page);
  await (await sends).finished();

  // From now on the host has the other build; messages still arrive.
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
  await expect(turned, 'as its camera says, in place of the drawing').toHaveAttribute('height', '900');
});
