import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { donate } from '@content/donate.ts';
import { footer } from '@content/home.ts';
import { words } from '@content/interface.ts';
import { privacy } from '@content/privacy.ts';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';
import { siteFolder } from './served.ts';
import { expect, letterButton, open, test } from './site.ts';

const youtube = 'https://www.youtube-nocookie.com';

/** Any violation fails the test by itself (site.ts). */
test('everything that a visitor can do stays within the policy', async ({ page, context, expecting }) => {
  expecting.origin(youtube);
  await context.grantPermissions(['clipboard-write']);
  await page.route(`${youtube}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Playing' }));
  await open(page, 'home');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByText(footer.quickLinks.privacy, { exact: true }).click();
  await expect(page.getByRole('heading', { name: privacy.sections[0]?.title })).toBeVisible();
  const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
  for (const name of ['My Story', 'About Reach & Build', 'What we believe', 'Why R&B']) {
    await menu.getByRole('button', { name: 'About' }).click();
    await menu.getByRole('link', { name }).click();
    await page.mouse.wheel(0, 2000);
  }
  await menu.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await menu.getByRole('link', { name: 'Donate' }).click();
  await page.getByRole('button', { name: donate.copy.all }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(donate.copy.copied);
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: words.video.play }).first().click();
  await expect(page.locator('iframe').contentFrame().getByText('Playing')).toBeVisible();
});

test('the page refuses scripts and markup that someone smuggles into it', async ({ page, expecting }) => {
  expecting.console(/The policy was violated: require-trusted-types-for/);
  expecting.console(/This document requires 'Trusted/);
  await open(page, 'home');
  const outcome = await page.evaluate(async () => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'let in';
      } catch {
        return 'refused';
      }
    };
    const node = document.createElement('p');
    const foreign = document.createElement('script');
    const text = document.createTextNode('window.smuggled = true');
    foreign.append(text);
    document.head.append(foreign);
    return {
      markup: attempt(() => {
        node.innerHTML = '<img src=x>';
      }),
      handler: attempt(() => node.setAttribute('onclick', 'window.smuggled = true')),
      address: attempt(() => {
        document.createElement('script').src = '/anything.js';
      }),
      ran: 'smuggled' in window,
    };
  });
  expect(outcome).toEqual({ markup: 'refused', handler: 'refused', address: 'refused', ran: false });
});

test('the server sends the headers of public/_headers, with the policy of the page', async ({
  page,
  request,
}) => {
  const rules = parseHeaders(readFileSync(join(siteFolder, '_headers'), 'utf8'));
  const home = await page.goto('');
  const script = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const asset = new URL(script.find((name) => name.includes('/assets/')) ?? '').pathname;
  for (const [path, response] of [
    ['/', home],
    [asset, await request.get(asset)],
  ] as const) {
    const expected = headersFor(path, rules);
    expect(expected.size).toBeGreaterThan(6);
    for (const [name, value] of expected) expect(response?.headers()[name.toLowerCase()], name).toBe(value);
  }

  const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(home?.headers()['content-security-policy']).toBe(`${inPage}; frame-ancestors 'none'`);
  expect(inPage).toContain("default-src 'none'");
  expect(inPage).not.toMatch(/unsafe-|\*|data:|https:(?!\/\/www\.youtube-nocookie\.com)/);
});
