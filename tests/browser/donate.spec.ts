import { unwrap } from '../../content/fact.ts';
import { donate } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

test('the bank details are selected by hand without the words of the buttons', async ({ page }) => {
  await open(page, 'donate');
  const values = Object.values(donate.bank).map((value) => unwrap(value));
  const list = page.getByRole('definition').first().locator('xpath=ancestor::dl');
  const selected = await list.evaluate((it) => {
    getSelection()?.selectAllChildren(it);
    return `${getSelection()}`;
  });
  expect(selected).not.toContain('Copy');
  for (const value of values) {
    expect(selected).toContain(value);
    await expect(page.getByText(value, { exact: true }), 'one press selects it').toHaveCSS(
      'user-select',
      'all',
    );
  }
});
