import type { Page } from '@playwright/test';
import { ministry, words } from '#words/words.ts';
import { unwrap } from '../../content/fact.ts';
import { everyView, views } from '../../content/views.ts';
import { canonicalAddress } from '../../src/navigation/routes.ts';
import { articles, contact, contactDetails, donate, help, leaders, privacy } from '../fixtures/content.ts';
import { code } from '../fixtures/madeUpLanguage.ts';
import { expect, headingOf, letterButton, open, test } from './site.ts';
import { phone } from './visitor.ts';

/** The lines on the paper. */
async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown on paper counts
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  return text.split('\n').filter((line) => line.trim());
}

/** Runs in the page: words that are not in the ink of the page, or have a ground. */
function pale(): string[] {
  const ink = getComputedStyle(document.body).color;
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.textContent?.trim() && element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color !== ink || backgroundColor !== 'rgba(0, 0, 0, 0)';
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Limits the sheets of A4 that a view takes. */
const most: Partial<Record<string, number>> = {
  articles: 1,
  contact: 1,
  donate: 1,
  whatWeBelieve: 3,
};

test('every view prints in ink on white', async ({ page }) => {
  for (const view of everyView) {
    for (const language of most[view] ? ['', `${code}/`] : []) {
      await page.goto(language + views[view].path);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, view).toBeLessThanOrEqual(most[view] ?? 0);
    }
    await open(page, view);
    const lines = await printed(page);
    expect(lines.slice(0, 3)).toEqual([ministry.name, canonicalAddress(view), headingOf(view)]);
    expect(await page.evaluate(pale)).toEqual([]);
    for (const role of ['banner', 'contentinfo', 'button', 'tab'] as const)
      await expect(page.getByRole(role), 'what can only be pressed').toHaveCount(0);
    for (const name of [words.skipToContent, words.backToHome])
      await expect(page.getByRole('link', { name })).toBeHidden();
    if (view === 'articles')
      for (const { title, url } of [...articles.articles, ...articles.newsletters])
        expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(title), unwrap(url)]));
    if (view !== 'contact') continue;
    for (const { phone, whom } of [...help.numbers, ...help.countries.flatMap(({ numbers }) => numbers)])
      await expect(page.getByRole('link', { name: `${phone} ${whom}`, exact: true })).toBeVisible();
    await expect(page.getByText(contact.handIn)).toBeVisible();
    for (const words of [contact.consent, privacy.summary]) await expect(page.getByText(words)).toBeHidden();
    const sheet = await page.getByRole('form').boundingBox();
    const prayer = await page.getByRole('textbox').last().boundingBox();
    expect(prayer?.width, 'room to write').toBe(sheet?.width);
    await open(page, 'contact', 'privacy');
    const { summary, oneOfUs, notPrivate, date } = privacy;
    const opened = await printed(page);
    expect(opened).toEqual(expect.arrayContaining([summary, oneOfUs.title, notPrivate.title, date]));
    expect(opened.indexOf(summary), 'after the form').toBeGreaterThan(opened.indexOf(contact.handIn));
  }
});

test('an open letter prints without the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'home');
  await letterButton(page).click();
  const letter = page.getByRole('dialog').getByRole('article');
  await expect(letter).toBeVisible();
  const { name, role } = leaders[0] as (typeof leaders)[number];
  const lines = await printed(page);
  expect(lines.slice(0, 4)).toEqual([ministry.name, expect.stringMatching(/^https:/), name, role]);
  expect(lines.slice(-2)).toEqual([name, role]);
  expect(lines, 'it is read alone').toContain(words.example.label);
  const [sheet, whole] = [await page.getByRole('dialog').boundingBox(), await letter.boundingBox()];
  expect(whole?.height, 'nothing is clipped').toBeLessThanOrEqual(sheet?.height ?? 0);
});

test('the bank details can be handed on', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true });
    navigator.share = (shared) => {
      Object.assign(window, { shared });
      return Promise.reject(new DOMException('Closed', 'AbortError'));
    };
  });
  await page.setViewportSize(phone);
  await open(page, 'donate');
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const labels = ['Account name', 'Bank and branch', 'Account number', 'IFSC code', 'Swift code'];
  const values = Object.values(donate.bank).map((value) => unwrap(value));
  const details = labels.map((label, index) => `${label}: ${values[index]}`);
  const text = [donate.abroadNote, unwrap(contactDetails.email), '', ...details].join('\n');
  const all = [...labels.map((label, index) => [label, values[index]]), ['Bank Transfer Details', text]];
  for (const [label, copied] of all) {
    await press(copied === text ? 'Copy all' : `Copy ${label}`);
    await expect(main.getByRole('status')).toHaveText(`Copied: ${label}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await press('Share these details');
  const shared = await page.evaluate(() => Object(window).shared);
  expect(shared).toEqual({ title: 'Bank Transfer Details', text });
  await page.context().clearPermissions();
  await press('Copy all');
  await expect(main.getByRole('status')).toHaveText(
    'Your browser couldn’t copy this. Press and hold the text, then choose Copy.',
  );
  for (const value of values)
    await expect(page.getByText(value, { exact: true }), 'one press').toHaveCSS('user-select', 'all');
  await press(words.print);
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  const lines = await printed(page);
  const uses = donate.uses.map(({ title }) => title);
  expect(lines).toEqual(expect.arrayContaining([words.example.label, ...uses, donate.abroadNote, ...values]));
});
