import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { contactDetails, donate } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const labels = ['Account name', 'Bank and branch', 'Account number', 'IFSC code', 'Swift code'];
const details = Object.values(donate.bank).map((value, index) => ({
  label: labels[index] ?? '',
  value: unwrap(value),
}));
const allInLines = [
  donate.abroadNote,
  unwrap(contactDetails.email),
  '',
  ...details.map(({ label, value }) => `${label}: ${value}`),
].join('\n');

const said = (page: Page) => page.getByRole('main').getByRole('status');
const copy = (page: Page, label: string) => page.getByRole('button', { name: `Copy ${label}`, exact: true });
const copyAll = (page: Page) => page.getByRole('button', { name: 'Copy all' });

/** What a visitor pastes from the clipboard, which not every browser lets a page read. */
async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() =>
    document.body.appendChild(document.createElement('textarea')),
  );
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}

test('each bank detail is copied by its own button, and all by one; the page says so, and the button for two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'donate');
  await expect(page.getByRole('region', { name: 'Bank Transfer Details' }).getByRole('term')).toHaveText([
    'Account name',
    'Bank and branch',
    'Account number',
    'IFSC code',
    'Swift code',
  ]);
  for (const { label, value } of details) {
    await copy(page, label).click();
    await expect(said(page)).toHaveText(`Copied: ${label}`);
    expect(await pasted(page)).toBe(value);
  }
  const { width } = (await copyAll(page).boundingBox()) ?? {};
  await copyAll(page).click();
  await expect(said(page)).toHaveText(`Copied: Bank Transfer Details`);
  expect(await pasted(page)).toBe(allInLines);
  const buttonSays = copyAll(page).getByText('Copied', { exact: true });
  await expect(buttonSays).toBeVisible();
  expect((await copyAll(page).boundingBox())?.width, 'it keeps its width').toBe(width);
  await page.clock.fastForward(2100);
  await expect(buttonSays).toBeHidden();

  const list = page.getByRole('term').first().locator('xpath=ancestor::dl');
  const selected = await list.evaluate((it) => {
    getSelection()?.selectAllChildren(it);
    return getSelection()?.toString() ?? '';
  });
  expect(
    selected.split(/\s*\n\s*/).filter(Boolean),
    'selected by hand, without the words of the buttons',
  ).toEqual(details.flatMap(({ label, value }) => [label, value]));
});

test('where the browser refuses to copy or has no clipboard, the page says to press and hold, and offers no share sheet that is not there', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, 'donate');
  await expect(page.getByRole('button', { name: 'Share these details' })).toBeHidden();
  for (const [refuses, button] of [
    [true, copy(page, 'Account number')],
    [false, copyAll(page)],
  ] as const) {
    await page.evaluate((isThere) => {
      const writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      const value = isThere ? { writeText } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, refuses);
    await button.click();
    await expect(said(page)).toHaveText(
      'Your browser could not copy this. Press and hold the text, then choose Copy.',
    );
  }
  // A press then selects the whole value.
  for (const { value } of details) {
    const selects = await page.getByText(value, { exact: true }).evaluate((it) => {
      const style = getComputedStyle(it);
      return style.userSelect || style.webkitUserSelect;
    });
    expect(selects, value).toBe('all');
  }
});

test('the details go to the share sheet of a device that has one, and closing it again is no failure', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data: ShareData) => {
      shared.push(data);
      return Promise.reject(new DOMException('Closed', 'AbortError'));
    };
  });
  await open(page, 'donate');
  await page.getByRole('button', { name: 'Share these details' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ title: 'Bank Transfer Details', text: allInLines }]);
  await expect(said(page)).toHaveText('');
});
