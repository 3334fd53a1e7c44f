import type { Page } from '@playwright/test';
import { openFilledForm, typed } from './contactForm.ts';
import { expect, keepOnDevice, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Expects that nothing of this on the device holds a word of the message: files, storage, cookies, the history. */
async function expectNothingKept(page: Page, sender: string) {
  const device = await page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        files.push(`${decodeURIComponent(request.url)}\n${await (await cache.match(request))?.text()}`);
    }
    const stores = [localStorage.length, sessionStorage.length];
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return { files, stores, databases, entry: JSON.stringify(history.state) };
  });
  expect(device.files.length).toBeGreaterThan(5);
  for (const words of [typed.name, sender, typed.phone, typed.prayer]) {
    const holding = device.files.filter((file) => file.includes(words));
    expect(holding.map((file) => file.split('\n', 1)[0])).toEqual([]);
    expect(device.entry).not.toContain(JSON.stringify(words).slice(1, -1));
  }
  expect(device.stores).toEqual([0, 0]);
  // Workbox's own: when each file was last shown.
  expect(device.databases).toEqual(['workbox-expiration']);
  expect(await page.context().cookies()).toEqual([]);
}

test('nothing of a message is kept on the device', async ({ page }) => {
  await keepOnDevice(page);
  const form = await openFilledForm(page);
  await expectNothingKept(page, form.sender);
  await form.pressSend();
  await expectNothingKept(page, form.sender);
});
