import type { Page } from '@playwright/test';
import { fields } from '../../content/contactFields.ts';
import { siteContent } from '../../content/read/read.ts';
import { everyView, views } from '../../content/views.ts';
import { code, factsIn } from '../fixtures/madeUpLanguage.ts';
import { madeUp } from '../fixtures/madeUpWords.ts';
import { formOn, storedMessages, success, typed } from './contactForm.ts';
import { siteAddress } from './served.ts';
import { expect, isStarted, test } from './site.ts';
import { phone } from './visitor.ts';

/** What stays as it is, the longest first, as some are parts of others. */
const facts = [...factsIn(siteContent), 'Facebook', 'YouTube', 'Instagram'];
facts.sort((one, other) => other.length - one.length);

const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.use({ viewport: phone });

test('each view leads to itself in another language, which has no word in English', async ({ page }) => {
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  for (const view of everyView) {
    const { path } = views[view];
    await page.goto(path);
    await inFooter(page, madeUp(code)).click();
    await expect(page).toHaveURL(`${siteAddress}${code}/${path}`);
    await isStarted(page);
    expect(await attribute('[rel=canonical]', 'href')).toMatch(`/${code}/${path}`);
    expect(await attribute('[property="og:image"]', 'content')).toContain(`/${code}/share/`);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    expect(await page.evaluate(englishIn, facts), view).toEqual([]);
    const paths = (await page.requests()).map((request) => new URL(request.url()).pathname);
    const own = paths.filter((path) => path.includes(`/${code}/assets/`) && !/\.(js|css)$/.test(path));
    expect(own, 'fonts and pictures have one address in all languages').toEqual([]);
    expect(paths.join()).toContain('.woff2');
    await inFooter(page, 'English').click();
    await expect(page).toHaveURL(siteAddress + path);
  }
  const manifest = await (await page.request.get(`${code}/manifest.webmanifest`)).json();
  expect(manifest.start_url).toContain(`/${code}/`);
});

test('in another language a message is corrected and sent by keyboard alone', async ({ page }) => {
  await page.goto(`${code}/`);
  await isStarted(page);
  await inFooter(page, madeUp(views.contact.quickLink)).press('Enter');
  const { sender } = formOn(page);
  await page.getByLabel(madeUp(fields.name.label)).focus();
  await page.keyboard.insertText(typed.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: madeUp('Please enter your email address') })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(madeUp(fields.email.label))).toBeFocused();
  await page.keyboard.insertText(sender);
  await page.keyboard.press('Enter');
  await expect(page.getByText(madeUp(success))).toBeVisible();
  expect(await storedMessages(sender)).toMatchObject([{ name: typed.name, email: sender }]);
});

/* The functions below run in the page. */

/** Finds words in Latin letters, but for facts and what is marked as English. */
function englishIn(facts: readonly string[]): string[] {
  const texts: (string | null)[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, noscript, [lang="en"]'))
      texts.push(walker.currentNode.nodeValue);
  for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'data-typed', 'content'])
    for (const element of document.querySelectorAll(`[${name}]:not(meta:not([name=description]))`))
      texts.push(element.getAttribute(name));
  return texts
    .map((text) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), `${text}`))
    .map((text) => text.replace(/\S*[@/\d]\S*/g, ''))
    .filter((text) => /[a-z]{2}/i.test(text));
}
