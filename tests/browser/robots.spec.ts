import { LEAST_FILL_MS } from '../../src/contact/contactForm.ts';
import { formOn, openFilledForm, sentMessages, success } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, open, test } from './site.ts';

test('a robot that fills in the unseen field is thanked, and stores nothing', async ({ page }) => {
  const form = await openFilledForm(page);
  const sent = sentMessages(page);
  await page.locator('input[name="reference"]').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'anything');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  await expect(form.name).toHaveValue('');
  expect(sent).toEqual([]);
  expect(await storedMessages(form.sender)).toEqual([]);
});

test('a robot that sends at once is thanked, and stores nothing', async ({ page }) => {
  await page.clock.install({ time: '2025-11-21T09:00:00' });
  await page.clock.pauseAt('2025-11-21T10:00:00');
  await open(page, 'contact');
  const form = formOn(page);
  const sent = sentMessages(page);
  await form.name.fill('Robot');
  await form.email.fill(form.sender);
  await page.clock.runFor(LEAST_FILL_MS - 1);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await storedMessages(form.sender)).toEqual([]);
});

test('a person whose browser fills in the form is heard after one second', async ({ page }) => {
  await page.clock.install({ time: '2025-11-21T09:00:00' });
  await page.clock.pauseAt('2025-11-21T10:00:00');
  await open(page, 'contact');
  const form = formOn(page);
  await form.name.fill('Anbu');
  await form.email.fill(form.sender);
  await page.clock.runFor(LEAST_FILL_MS);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('no person meets the unseen field, by eye, key or screen reader', async ({ page }) => {
  await openFilledForm(page);
  const trap = page.locator('input[name="reference"]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(4);
});
