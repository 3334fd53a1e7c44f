/** What Firefox's or Safari's engine once did otherwise: in Playwright's own builds, else in Debian's packages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { test as base, expect } from '@playwright/test';
import { hrefOf } from '../../src/navigation/routes.ts';
import type { View } from '../../src/navigation/view.ts';
import { byPlaywright, startFirefox, startWebKit, type Visitor } from './engines.ts';
import { port, siteAddress } from './served.ts';

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ playwright, browserName }, use, { project, parallelIndex }) => {
      const packaged: Record<string, () => ReturnType<typeof startFirefox>> = {
        'firefox-package': startFirefox,
        'webkit-package': () => startWebKit(port + 5 + parallelIndex),
      };
      const started = await packaged[project.name]?.();
      if (started) await use(started.visitor);
      else {
        const browser = await playwright[browserName].launch();
        await use(byPlaywright(await browser.newPage()));
        await browser.close();
      }
      await started?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Opens a view and waits for its script. */
async function open(visitor: Visitor, view: View) {
  await visitor.goto(new URL(hrefOf(view), siteAddress).href);
  await expect.poll(() => visitor.evaluate(() => history.scrollRestoration)).toBe('manual');
}

const card = 'main [aria-haspopup=dialog]';
const isOpen = () => document.querySelector<HTMLDialogElement>('dialog.letter')?.open;
/** A moment later, so that the second press of a double one does nothing in it. */
const takesPresses = () =>
  getComputedStyle(document.querySelector('dialog.letter') as Element).pointerEvents === 'auto';
/** Once its window has faded away. */
const isGone = () => getComputedStyle(document.querySelector('dialog.letter') as Element).display === 'none';
const focusIsOnCard = () => document.activeElement === document.querySelector('main [aria-haspopup=dialog]');

for (const by of ['key', 'press'] as const) {
  test(`a letter that is opened and closed by ${by} gives the focus back to its card`, async ({
    visitor,
  }) => {
    await open(visitor, 'home');
    await visitor.evaluate(() => document.querySelector<HTMLElement>('main [aria-haspopup=dialog]')?.focus());
    for (let round = 0; round < 2; round += 1) {
      if (by === 'key') await visitor.press('Enter');
      else await visitor.click(card);
      await expect.poll(() => visitor.evaluate(isOpen), `round ${round}`).toBe(true);
      for (let stop = 0; stop < 8; stop += 1) {
        await visitor.press('Tab');
        const isBehind = () => !document.activeElement?.matches('dialog[open] *, dialog[open], html, body');
        expect(await visitor.evaluate(isBehind), `stop ${stop}`).toBe(false);
      }
      if (by === 'key') await visitor.press('Escape');
      else {
        await expect.poll(() => visitor.evaluate(takesPresses)).toBe(true);
        await visitor.click('dialog.letter button');
      }
      await expect.poll(() => visitor.evaluate(isOpen)).toBe(false);
      await expect.poll(() => visitor.evaluate(isGone)).toBe(true);
      expect(await visitor.evaluate(focusIsOnCard)).toBe(true);
      await expect.poll(() => visitor.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
    }
  });
}

test('Back from a section’s link returns to where the page was', async ({ visitor }) => {
  await open(visitor, 'about');
  // The list of narrow windows, which is there in a wide one too.
  await visitor.evaluate(() => document.querySelector<HTMLElement>('.back-strip li:last-child a')?.click());
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(300);
  await visitor.evaluate(() => history.back());
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
});

test('Back from another document returns to where the page was', async ({ visitor }) => {
  await open(visitor, 'about');
  await visitor.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => visitor.evaluate(() => history.state?.scroll)).toBe(1500);
  await visitor.goto(new URL('robots.txt', siteAddress).href);
  await visitor.evaluate(() => history.back());
  await expect(async () => {
    expect(await visitor.evaluate(() => [scrollY, history.state?.scroll])).toEqual([1500, 1500]);
  }).toPass();
});

test('the menu button opens the drawer, and Back closes it', async ({ visitor }) => {
  await open(visitor, 'home');
  const isOpen = () => document.querySelector<HTMLDialogElement>('dialog.drawer')?.open;
  // The window is wide, where the button has no place.
  await visitor.evaluate(() => document.querySelector<HTMLElement>('button[commandfor=menu]')?.click());
  expect(await visitor.evaluate(isOpen)).toBe(true);
  await visitor.evaluate(() => history.back());
  await expect.poll(() => visitor.evaluate(isOpen)).toBe(false);
});

test('what was typed and not sent does not come back after a reload', async ({ visitor }) => {
  await open(visitor, 'contact');
  await visitor.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form input')) field.value = 'typed';
    setTimeout(() => location.reload());
  });
  const values = () =>
    [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ value }) => value);
  await expect(async () => {
    expect(await visitor.evaluate(values)).toEqual(['', '', '']);
    expect(await visitor.evaluate(() => history.scrollRestoration)).toBe('manual');
  }).toPass();
});

test('a call is made without a question, whatever is typed', async ({ visitor }, { project }) => {
  test.skip(project.name.startsWith('webkit'), 'Its MiniBrowser leaves the page for a page about the link.');
  await open(visitor, 'contact');
  await visitor.evaluate(() => document.querySelector('input')?.focus());
  await visitor.press('Tab');
  await visitor.evaluate(() => {
    document.execCommand('insertText', false, 'typed');
    // Not under the header.
    scrollTo(0, 0);
    // What it is asked has been decided when the second of its listeners is called.
    addEventListener('beforeunload', (event) => sessionStorage.setItem('asked', `${event.defaultPrevented}`));
  });
  await visitor.click('main a[href^="tel:"]');
  await expect.poll(() => visitor.evaluate(() => sessionStorage.getItem('asked'))).toBe('false');
});

test('a document that was left while its script was on its way starts when Back shows it', async ({
  visitor,
}, { project }) => {
  test.skip(!project.name.startsWith('webkit'), 'The others load such a document anew.');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowSite = createServer(async ({ url = '' }, answer) => {
    if (/assets.main-/.test(url)) await released;
    const { headers, body } = await fetch(new URL(url, siteAddress));
    answer.writeHead(200, { 'content-type': headers.get('content-type') ?? '' });
    if (body) Readable.fromWeb(body as ReadableStream).pipe(answer);
  }).listen();
  const address = `http://localhost:${(slowSite.address() as AddressInfo).port}`;
  const asked = () =>
    performance.getEntriesByType('resource').some(({ name }) => /assets.(shared|rolldown)/.test(name));
  await visitor.goto(address + hrefOf('about'));
  await expect.poll(() => visitor.evaluate(asked)).toBe(true);
  await visitor.goto(`${address}${hrefOf('home')}robots.txt`);
  release();
  await visitor.evaluate(() => history.back());
  await expect.poll(() => visitor.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await visitor.evaluate(() => document.getElementById('start-failed')?.hasAttribute('open'))).toBe(
    false,
  );
  slowSite.close();
});
