import { donate } from '@content/donate.ts';
import { footer } from '@content/footer.ts';
import { privacy } from '@content/privacy.ts';
import { words } from '@content/words.ts';
import { headersFor } from '../../build/headers.ts';
import { everyView, hrefOf } from '../../src/navigation/addresses.ts';
import { playInstead, youtube } from './playInstead.ts';
import { expect, letterButton, open, test } from './site.ts';

/** Any violation fails the test by itself (site.ts). */
test('everything that a visitor can do stays within the policy', async ({ page, expecting }) => {
  expecting.origin(youtube);
  await playInstead(page);
  await open(page, 'home');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByText(footer.quickLinks.privacy, { exact: true }).click();
  await expect(page.getByRole('heading', { name: privacy.sections[0]?.title })).toBeVisible();
  const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
  for (const name of ['My Story', 'About Reach & Build', 'What we believe', 'Why R&B']) {
    await menu.locator('summary').click();
    await menu.getByRole('link', { name }).click();
    await page.mouse.wheel(0, 2000);
  }
  await menu.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await menu.getByRole('link', { name: 'Donate' }).click();
  await page.getByRole('button', { name: donate.copy.all }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(donate.copy.copied);
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: words.video.play }).first().click();
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

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
  'content-security-policy': "frame-ancestors 'none'",
};

test('the server sends the headers of the hosts, keeps for good only what is named anew, and every document has its policy', async ({
  page,
  request,
}) => {
  await page.goto('');
  const picture = await page.getByRole('main').getByRole('img').first().getAttribute('src');
  const asset = picture?.replace(hrefOf('home'), '') ?? '';
  expect(asset).toMatch(/^assets\/[\w-]+-[\w-]{8}\.\w+$/);
  for (const path of [
    '',
    'index.html',
    'donate/',
    'favicon.svg',
    'service-worker.js',
    'manifest.webmanifest',
    'no/such/page',
    asset,
  ]) {
    const headers = (await request.get(hrefOf('home') + path)).headers();
    for (const [name, value] of headersFor(path))
      expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    const kept = path === asset ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(headers, path).toMatchObject({ ...everywhere, 'cache-control': kept });
  }
  const policies = new Set<string>();
  for (const view of everyView) {
    const document = await (await request.get(hrefOf(view))).text();
    policies.add(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(document)?.[1] ?? '');
  }
  expect(policies.size).toBe(1);
  const policy = [...policies][0]?.replaceAll('&#x27;', "'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|data:|https:(?!\/\/www\.youtube-nocookie\.com)/);
});
