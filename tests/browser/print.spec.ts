import type { Page } from '@playwright/test';
import { hasSample, unwrap } from '../../content/fact.ts';
import { canonicalAddress } from '../../src/navigation/routes.ts';
import { everyView } from '../../src/views.ts';
import { ministry, words } from '../../src/words/words.ts';
import { articles, contactDetails, donate, leaders, letters } from '../fixtures/content.ts';
import { expect, letterButton, open, test, titles } from './site.ts';
import { phone } from './visitor.ts';

/** How many sheets the page takes, on A4 or on the shorter Letter. */
async function sheets(page: Page): Promise<number> {
  const counts: number[] = [];
  // One after the other: a whole Chromium prints a page once at a time.
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    counts.push(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0);
  }
  return Math.max(...counts);
}

/** What stands on the paper, a line each. */
async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown on paper counts
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  return text.split('\n').filter((line) => line.trim());
}

/** Runs in the page: words and rules that are not in the ink of the page, or have a ground. */
function pale(): string[] {
  const ink = getComputedStyle(document.body).color;
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.textContent?.trim() && element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor, borderTopColor, borderLeftColor } = getComputedStyle(element);
      const isInk = [color, borderTopColor, borderLeftColor].every((each) => each === ink);
      return !isInk || backgroundColor !== 'rgba(0, 0, 0, 0)';
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

test('every view prints in ink on white, under its address', async ({ page }) => {
  for (const view of everyView) {
    await open(page, view);
    const lines = await printed(page);
    expect(lines.slice(0, 2)).toEqual([ministry.name, canonicalAddress(view)]);
    expect(lines[2]).toBe(titles[view]);
    expect(await page.evaluate(pale)).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: words.skipToContent })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden();
    for (const role of ['button', 'tab'] as const)
      await expect(page.getByRole(role), 'what can only be pressed').toHaveCount(0);
  }
});

test('views print on few sheets', async ({ page }) => {
  for (const [view, most] of [
    ['home', 2],
    ['articles', 1],
    ['contact', 1],
    ['donate', 1],
    ['whatWeBelieve', 3],
  ] as const) {
    await open(page, view);
    expect(await sheets(page), view).toBeLessThanOrEqual(most);
  }
});

test('both lists of articles print with their addresses', async ({ page }) => {
  await open(page, 'articles');
  const lines = await printed(page);
  for (const { title, url } of [...articles.articles, ...articles.newsletters])
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(title), unwrap(url)]));
});

test('an open letter prints whole, without the page behind it', async ({ page }) => {
  await open(page, 'home');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  const { key, name, role } = leaders[0] as (typeof leaders)[number];
  const length = letters[key]?.join(' ').split(' ').length ?? 0;
  expect(await sheets(page), `sheets for ${length} words`).toBeLessThanOrEqual(Math.ceil(length / 300));

  const lines = await printed(page);
  expect(lines.slice(0, 4)).toEqual([ministry.name, expect.stringMatching(/^https:/), name, role]);
  expect(lines.slice(-2)).toEqual([name, role]);
  expect(lines, 'it is read alone').toContain(words.example.label);
  const clipped = await page.getByRole('dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll(':not(.sr-only)')]
      .filter((element) => getComputedStyle(element).overflowY !== 'visible')
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.className),
  );
  expect(clipped).toEqual([]);
});

test('the page prints, not the menu that is open over it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'donate');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await printed(page)).toContain(titles.donate);
  await expect(page.getByRole('link', { name: words.menu.donateNow })).toBeHidden();
});

test('the bank details print with what gifts do', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true });
  });
  await open(page, 'donate');
  await page.getByRole('main').getByRole('button', { name: words.print }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  expect(await printed(page)).toEqual([
    ministry.name,
    canonicalAddress('donate'),
    'Support Our Mission',
    ...(hasSample(donate) ? [words.example.label] : []),
    donate.intro,
    ...donate.uses.flatMap(({ title, text }) => [title, text]),
    'Bank Transfer Details',
    donate.abroadNote,
    ...Object.values(donate.bank).flatMap((value) => [expect.any(String), unwrap(value)]),
    donate.afterNote,
    donate.receiptNote,
    unwrap(contactDetails.email),
  ]);
});
