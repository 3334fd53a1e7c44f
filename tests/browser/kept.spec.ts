import { openFilledForm, success, typed } from './contactForm.ts';
import { expect, keepOnDevice, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('what is kept to read offline is the site, and nothing of a sent message', async ({ page, context }) => {
  await keepOnDevice(page);
  const form = await openFilledForm(page);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        files.push(`${decodeURIComponent(request.url)}\n${await (await cache.match(request))?.text()}`);
    }
    const databases = await indexedDB.databases();
    return {
      files,
      stores: [localStorage.length, sessionStorage.length, databases.length],
      history: history.state,
    };
  });
  expect(kept.files.length).toBeGreaterThan(5);
  for (const words of [typed.name, form.sender, typed.phone, typed.prayer]) {
    const holding = kept.files.filter((file) => file.includes(words));
    expect(holding.map((file) => file.split('\n', 1)[0])).toEqual([]);
    expect(JSON.stringify(kept.history)).not.toContain(JSON.stringify(words).slice(1, -1));
  }
  expect(kept.stores).toEqual([0, 0, 0]);
  expect(await context.cookies()).toEqual([]);
});
