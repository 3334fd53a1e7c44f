import { contactDetails } from '@content/contactDetails.ts';
import { donate } from '@content/donate.ts';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { expect, open, test } from './site.ts';

const details = donate.bankDetails.map(({ label, value }) => ({ label, value: unwrap(value) }));
const allInLines = [
  donate.abroadNote,
  unwrap(contactDetails.email),
  '',
  ...details.map(({ label, value }) => `${label}: ${value}`),
].join('\n');

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

test('each bank detail is copied by its own button, and all by one, and the page says so', async ({
  page,
}) => {
  await open(page, 'donate');
  await expect(page.getByRole('term')).toHaveText([
    'Account name',
    'Bank and branch',
    'Account number',
    'IFSC code',
    'Swift code',
  ]);
  const said = page.getByRole('main').getByRole('status');
  for (const { label, value } of details) {
    await page.getByRole('button', { name: `${donate.copy.one} ${label}`, exact: true }).click();
    await expect(said).toHaveText(`${donate.copy.copied}: ${label}`);
    expect(await pasted(page)).toBe(value);
  }
  await page.getByRole('button', { name: donate.copy.all }).click();
  await expect(said).toHaveText(`${donate.copy.copied}: ${donate.bankTitle}`);
  expect(await pasted(page)).toBe(allInLines);
});

test('what is selected by hand is the details, without the words of the buttons', async ({ page }) => {
  await open(page, 'donate');
  const selected = await page
    .getByRole('term')
    .first()
    .locator('xpath=ancestor::dl')
    .evaluate((list) => {
      getSelection()?.selectAllChildren(list);
      return getSelection()?.toString() ?? '';
    });
  expect(selected.split(/\s*\n\s*/).filter(Boolean)).toEqual(
    details.flatMap(({ label, value }) => [label, value]),
  );
});

test('the button that was pressed says so for two seconds, and keeps its width', async ({ page }) => {
  await page.clock.install();
  await open(page, 'donate');
  for (const name of [`${donate.copy.one} IFSC code`, donate.copy.all]) {
    const button = page.getByRole('button', { name, exact: true });
    const { width } = (await button.boundingBox()) ?? {};
    const said = button.getByText(donate.copy.copied, { exact: true });
    await expect(said).toBeHidden();
    await button.click();
    await expect(said).toBeVisible();
    expect((await button.boundingBox())?.width).toBe(width);
    await page.clock.fastForward(2100);
    await expect(said).toBeHidden();
  }
});

const refusals = {
  'refuses to copy': () => {
    const writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  },
  'has no clipboard': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
};
for (const [refusal, stub] of Object.entries(refusals)) {
  test(`where the browser ${refusal}, the page says to press and hold`, async ({ page }) => {
    await page.addInitScript(stub);
    await open(page, 'donate');
    for (const name of [`${donate.copy.one} Account number`, donate.copy.all]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(donate.copy.failed);
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
}

test('the details go to the share sheet of a device that has one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await open(page, 'donate');
  await page.getByRole('button', { name: donate.share }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  await expect.poll(shared).toEqual({ title: donate.bankTitle, text: allInLines });
});

test('closing the share sheet again is no failure', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
  });
  await open(page, 'donate');
  await page.getByRole('button', { name: donate.share }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
});

test('a device without a share sheet shows no button for it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, 'donate');
  await expect(page.getByRole('button', { name: donate.copy.all })).toBeVisible();
  await expect(page.getByRole('button', { name: donate.share })).toBeHidden();
});
