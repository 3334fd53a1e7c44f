import { articles } from '@content/articles.ts';
import { socialLinks } from '@content/contactDetails.ts';
import { unwrap } from '../../src/content/fact.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { openFilledForm, success } from './contactForm.ts';
import { expect, isShown, open, test } from './site.ts';

test('every link out of the site opens a new tab, which learns nothing about this one', async ({ page }) => {
  const links = new Map<string, { target: string; rel: string }>();
  async function collect() {
    const found = await page
      .locator('a[href]')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all
          .filter((a) => /^https?:/.test(a.href) && a.origin !== location.origin)
          .map(({ href, target, rel }) => ({ href, target, rel })),
      );
    for (const { href, target, rel } of found) links.set(href, { target, rel });
  }
  for (const place of everyView) {
    await open(page, place);
    await collect();
  }
  await open(page, 'articles');
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await collect();
  const files = Object.values(articles.tabs).flatMap(({ entries }) => entries);
  const outside = [...files, ...socialLinks].map(({ url }) => new URL(unwrap(url)).href);
  expect([...links.keys()].sort()).toEqual(outside.sort());
  for (const [href, link] of links)
    expect(link, href).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

test('nothing of a sent message stays on the device', async ({ page, context }) => {
  const form = await openFilledForm(page);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    history: JSON.stringify(history.state),
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, history: expect.any(String) });
  expect(stored.history).not.toContain('Selvan');
});

test('nothing of a message that is not sent stays on the device', async ({ page, context }) => {
  const form = await openFilledForm(page);
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload';
    dialog.accept();
  });
  await page.reload();
  expect(asked, 'the browser asks first').toBe(true);
  await isShown(page, 'contact');
  await expect(form.name).toHaveValue('');
  await expect(form.prayer).toHaveValue('');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
