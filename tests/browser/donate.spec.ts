import { unwrap } from '../../src/model/fact.ts';
import { donate } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

test('the bank details are selected by hand without the words of the buttons', async ({ page }) => {
  await open(page, 'donate');
  const list = page.getByRole('term').first().locator('xpath=ancestor::dl');
  const selected = await list.evaluate((it) => {
    getSelection()?.selectAllChildren(it);
    return getSelection()?.toString() ?? '';
  });
  const labels = await page.getByRole('term').allInnerTexts();
  const values = Object.values(donate.bank).map((value) => unwrap(value));
  expect(selected.split(/\s*\n\s*/).filter(Boolean)).toEqual(
    values.flatMap((value, index) => [labels[index], value]),
  );
  // A press selects the whole value.
  for (const value of values)
    await expect(page.getByText(value, { exact: true })).toHaveCSS('user-select', 'all');
});

test('a button keeps its width while it says that it has copied', async ({ page }) => {
  await open(page, 'donate');
  const button = page.getByRole('button', { name: 'Copy all' });
  const width = async () => (await button.boundingBox())?.width;
  const before = await width();
  await button.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Copied/);
  expect(await width()).toBe(before);
});
