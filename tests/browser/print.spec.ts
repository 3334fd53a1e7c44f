import type { Page } from '@playwright/test';
import { hasSample, unwrap } from '../../src/model/fact.ts';
import { canonicalAddress, everyView } from '../../src/navigation/routes.ts';
import { ministry, words } from '../../src/words.ts';
import { colors } from '../../tailwind.config.ts';
import { articles, contactDetails, donate, leaders, letters, whatWeBelieve } from '../fixtures/content.ts';
import { expect, letterButton, open, phone, rgb, test } from './site.ts';
import { titles } from './views.ts';

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

/** Runs in the page: words and rules that are not in ink, or have a ground. */
function pale(ink: string): string[] {
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
    expect(await page.evaluate(pale, rgb(colors.ink))).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: words.skipToContent })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden();
    for (const role of ['button', 'tab'] as const)
      await expect(page.getByRole(role), 'what can only be pressed').toHaveCount(0);
  }
});

test('both lists of articles print on one sheet, with their addresses', async ({ page }) => {
  await open(page, 'articles');
  expect(await sheets(page)).toBe(1);
  const lines = await printed(page);
  const told = (list: typeof articles.articles) => list.flatMap(({ title, url }) => [title, unwrap(url)]);
  const onPaper = [
    'Published Articles',
    ...told(articles.articles),
    'Monthly Newsletters',
    ...told(articles.newsletters),
  ];
  expect(
    lines
      .map((line) => line.replace(` (${words.opensInNewTab})`, ''))
      .filter((line) => onPaper.includes(line)),
  ).toEqual(onPaper);
  expect(lines).not.toContain('Click to view article or newsletter in Google Drive');
});

test('home prints on two sheets', async ({ page }) => {
  await open(page, 'home');
  expect(await sheets(page)).toBe(2);
});

test('contact prints on one sheet, the other ways to write before the form', async ({ page }) => {
  await open(page, 'contact');
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const email = await page
    .getByRole('main')
    .getByRole('link', { name: unwrap(contactDetails.email) })
    .boundingBox();
  const form = await page.getByRole('form').boundingBox();
  expect((email?.y ?? 0) + (email?.height ?? 0)).toBeLessThan(form?.y ?? 0);
});

test('the statement of faith takes three sheets, its references beside the beliefs', async ({ page }) => {
  await open(page, 'whatWeBelieve');
  expect(await sheets(page)).toBeLessThanOrEqual(3);
  // The width of A4 between the margins.
  await page.setViewportSize({ width: 642, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const { title, references } of whatWeBelieve.beliefs) {
    const belief = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const words = await belief.getByRole('heading').boundingBox();
    const reference = await belief.getByText(references[0] ?? '').boundingBox();
    expect(reference?.x, title).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    expect(reference?.y, title).toBeLessThan((words?.y ?? 0) + 2 * (words?.height ?? 0));
  }
});

test('an open letter prints whole, without the page behind it', async ({ page }) => {
  await open(page, 'home');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  const { key, name, role } = leaders[0] as (typeof leaders)[number];
  const length = letters[key]?.join(' ').split(' ').length ?? 0;
  expect(await sheets(page), `sheets for ${length} words`).toBeLessThanOrEqual(Math.ceil(length / 300));

  const lines = await printed(page);
  const letter = page.getByRole('dialog').getByRole('article');
  const { size, width } = await letter.evaluate((it) => ({
    size: getComputedStyle(it.querySelector('p.mb-4') ?? it).fontSize,
    width: it.getBoundingClientRect().width,
  }));
  expect(Number.parseFloat(size), '13 pt, in px').toBeCloseTo((13 / 72) * 96, 1);
  expect(width, '130 mm, in px').toBeCloseTo((130 / 25.4) * 96, 0);
  expect(lines.slice(0, 4)).toEqual([ministry.name, expect.stringMatching(/^https:/), name, role]);
  expect(lines.slice(-2)).toEqual([name, role]);
  expect(lines, 'it is read alone').toContain(words.sample.label);
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
  await expect(page.getByRole('link', { name: 'Donate Now' })).toBeHidden();
});

test('the bank details print on one page, with what gifts do', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { printed: true });
  });
  await open(page, 'donate');
  await page.getByRole('main').getByRole('button', { name: words.print }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  expect(await sheets(page)).toBe(1);
  expect(await printed(page)).toEqual([
    ministry.name,
    canonicalAddress('donate'),
    'Support Our Mission',
    ...(hasSample(donate) ? [words.sample.stamp] : []),
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
