import type { Page } from '@playwright/test';
import { openFilledForm, typed } from './contactForm.ts';
import { expect, test } from './site.ts';
import { keepOnDevice } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Expects that nothing on the device holds a word of the message: the history, files, storage, cookies. */
async function expectNothingKept(page: Page, sender: string) {
  const texts = await page.evaluate(async () => {
    const kept = [JSON.stringify(history.state), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(`${decodeURIComponent(request.url)}\n${await (await cache.match(request))?.text()}`);
    }
    return kept;
  });
  expect(texts.length).toBeGreaterThan(5);
  texts.push(JSON.stringify(await page.context().storageState({ indexedDB: true })));
  for (const line of [typed.name, sender, typed.phone, ...typed.prayer.split('\n')])
    expect(texts.filter((text) => text.includes(line)).map((text) => text.slice(0, 99))).toEqual([]);
}

test('nothing of a message is kept on the device', async ({ page }) => {
  await keepOnDevice(page);
  const form = await openFilledForm(page);
  await expectNothingKept(page, form.sender);
  await form.pressSend();
  await expectNothingKept(page, form.sender);
});
