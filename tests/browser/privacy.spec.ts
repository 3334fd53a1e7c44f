import { articles } from '@content/articles.ts';
import { socialLinks } from '@content/contactDetails.ts';
import { isSample, unwrap } from '../../src/model/fact.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { openFilledForm, typed } from './contactForm.ts';
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
  const reached = socialLinks.filter(({ url }) => !isSample(url));
  const outside = [...files, ...reached].map(({ url }) => new URL(unwrap(url)).href);
  expect([...links.keys()].sort()).toEqual(outside.sort());
  for (const [href, link] of links)
    expect(link, href).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

test('nothing of a message that is not sent stays on the device', async ({ page, context }) => {
  const form = await openFilledForm(page);
  const entry = await page.evaluate(() => JSON.stringify(history.state));
  for (const words of [typed.name, form.sender, typed.phone]) expect(entry).not.toContain(words);
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

test('a call and an e-mail are made without a question, and leaving the page asks first', async ({
  page,
}) => {
  const form = await openFilledForm(page);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    return dialog.dismiss();
  });
  const links = page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) await link.click();
  await form.send.focus();
  expect(asked).toBe(0);

  await page.clock.fastForward(2000);
  await page.evaluate(() => {
    location.href = '/';
  });
  await expect.poll(() => asked).toBe(1);
  await expect(form.prayer).toHaveValue(typed.prayer);
});
