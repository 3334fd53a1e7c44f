import type { Page } from '@playwright/test';
import { articles } from '../../src/content/articles.ts';
import { socialLinks } from '../../src/content/contactDetails.ts';
import { privacy } from '../../src/content/privacy.ts';
import { formOn, success, typed } from './contactForm.ts';
import { expect, isShown, open, test } from './site.ts';
import { everyPlace } from './views.ts';

test.use({ serviceWorkers: 'allow' });

/** Stands in the place of every header that differs from file to file. */
const onEveryFile = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** The page's own policy, without what only a header can say. */
function policyInPage(page: Page): Promise<string | null> {
  return page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
}

test('every file comes with the headers that guard it', async ({ page, request }) => {
  await page.goto('');
  const asset = await page.evaluate(() => document.querySelector('img')?.src ?? '');
  const expected = {
    '': 'no-cache',
    'index.html': 'no-cache',
    'service-worker.js': 'no-cache',
    [asset]: 'public, max-age=31536000, immutable',
  };
  expect(asset).toMatch(/\/assets\/[\w-]+-[\w-]{8}\.\w+$/);
  for (const [file, caching] of Object.entries(expected)) {
    const headers = (await request.get(file)).headers();
    expect(headers, file).toMatchObject({ ...onEveryFile, 'cache-control': caching });
    const policy = headers['content-security-policy'];
    expect(policy, file).toBe(`${await policyInPage(page)}; frame-ancestors 'none'`);
    expect(policy, file).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; /);
    expect(policy, file).not.toMatch(/unsafe|\*|data:|http:/);
  }
});

test('the whole site can be used under its policy, and keeps nothing on the device of what was typed', async ({
  page,
  context,
  expecting,
}) => {
  expecting.origin('https://www.youtube-nocookie.com');
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Playing.' }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  for (const place of everyPlace) {
    await open(page, place);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'About' }).click();
  await drawer.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await page.getByRole('contentinfo').locator('summary').click();
  await expect(page.getByText(privacy.summary)).toBeVisible();

  await open(page, 'home');
  await page
    .getByRole('button', { name: /^Read the letter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the letter' }).click();
  await page
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByText('Playing.')).toBeVisible();

  await page.getByRole('link', { name: 'Ask for prayer' }).click();
  await isShown(page, 'contact');
  const form = formOn(page);
  await form.fill();
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();

  expect(await context.cookies()).toEqual([]);
  const kept = await whatIsKept(page);
  expect(kept.files.length, 'the site itself is kept, to be read offline').toBeGreaterThan(5);
  expect(kept.stores).toEqual({ localStorage: {}, sessionStorage: {}, databases: [] });
  for (const words of [typed.name, form.sender, typed.phone, typed.prayer]) {
    expect(
      kept.files.filter((file) => file.includes(words) || file.includes(encodeURIComponent(words))),
    ).toEqual([]);
    expect(kept.history).not.toContain(JSON.stringify(words).slice(1, -1));
  }
});

/** What the browser holds for the site after a visit. */
async function whatIsKept(page: Page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        files.push(`${request.url}\n${await answer?.text()}`);
      }
    }
    return {
      files,
      history: JSON.stringify(history.state),
      stores: {
        localStorage: { ...localStorage },
        sessionStorage: { ...sessionStorage },
        databases: await indexedDB.databases(),
      },
    };
  });
}

for (const guarded of [false, true]) {
  const title = guarded ? 'a script that got into the page does not run' : 'without the policy it would run';
  test(title, async ({ page, expecting }) => {
    if (guarded) {
      expecting.console(/The policy was violated: script-src-elem by inline/);
      expecting.console(/The policy was violated: script-src-attr by inline/);
      expecting.console(/Content Security Policy directive/);
    }
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const injected =
        '<script>ran = ["script"]</script><details open ontoggle="ran.push(\'handler\')"></details>';
      let body = (await response.text()).replace('</body>', `${injected}</body>`);
      const headers = response.headers();
      if (!guarded) {
        body = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
        delete headers['content-security-policy'];
      }
      await route.fulfill({ response, body, headers });
    });
    await open(page, 'home');
    await expect(page.locator('details:not([id])'), 'the injection arrived').toBeAttached();
    const ran = () => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);
    if (guarded) expect(await ran()).toBeUndefined();
    else await expect.poll(ran).toEqual(['script', 'handler']);
  });
}

test('every link out of the site opens in a new tab and tells the other site nothing', async ({ page }) => {
  const found = new Set<string>();
  async function look() {
    const links = await page
      .locator('a[href^=http]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, target, rel }) => ({ href, target, rel })));
    for (const { href, ...guard } of links) {
      expect(guard, href).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
      found.add(href);
    }
  }
  for (const place of everyPlace) {
    await open(page, place);
    await look();
  }
  await open(page, 'articles');
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await look();
  const { articles: published, newsletters } = articles.tabs;
  const all = published.entries.length + newsletters.entries.length + socialLinks.length;
  expect(found.size).toBe(all);
});
