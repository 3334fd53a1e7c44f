import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { formOn, table, typed } from './contactForm.ts';
import { buildSite, hosted, siteFolder } from './served.ts';
import { expect, isStarted, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });
// It builds the site, and serves two builds of it one after the other.
test.describe.configure({ timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
const live = join(folder, 'live');
const next = join(folder, 'next');
const content = join(folder, 'content');
const newWords = 'What this site says since its new deployment.';
let server: PreviewServer | undefined;
let port = 0;

/** Puts a build in place of the one that is served, as a static host does. */
async function deploy(build: string): Promise<string> {
  await server?.close();
  rmSync(live, { recursive: true, force: true });
  cpSync(build, live, { recursive: true });
  server = await preview({ build: { outDir: live }, preview: { port, strictPort: true } });
  const address = server.resolvedUrls?.local[0] ?? '';
  port = Number(new URL(address).port);
  return address;
}

test.beforeAll(() => {
  test.setTimeout(180_000);
  process.env.EMBEDDED_DATABASE = join(folder, 'database');
  cpSync(process.env.SITE_CONTENT ?? 'content', content, { recursive: true });
  const donate = join(content, 'en/donate.yaml');
  writeFileSync(donate, readFileSync(donate, 'utf8').replace(/intro: .*/, `intro: ${newWords}`));
  buildSite(next, 'production', content);
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a new deployment leaves an open tab whole', async ({ page, expecting }) => {
  const address = await deploy(siteFolder);
  expecting.origin(new URL(address).origin);

  await keepOnDevice(page, address);
  const sends = page.waitForResponse(/\/assets\/sendContactSubmission-/);
  await page.goto(`${address}contact/`);
  await isStarted(page);
  const form = formOn(page);
  await form.fill();
  await (await sends).finished();

  await deploy(next);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Published Articles' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(form.prayer).toHaveValue(typed.prayer);
  await page.route(table, (route) => route.fulfill({ status: 201 }));
  await form.pressSend();

  await page.goto(`${address}donate/?again`);
  await expect(page.getByText(newWords)).toBeVisible();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy, 'messages may go there').toContain(`connect-src 'self' ${hosted};`);
});
