import { holdAnswer, openFilledForm, openForm, sentMessages, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';
import { titles } from './views.ts';

test('Postgres holds the words as typed, whatever they are', async ({ page }) => {
  const form = await openForm(page);
  const row = {
    name: 'மரியா देवी O’Brien 🌿',
    email: form.sender,
    phone: '+91 (00000) 00-000',
    prayer_requests:
      'என் அம்மாவுக்காக ஜெபியுங்கள்.\nमेरी माँ के लिए प्रार्थना करें 🙏🏽👨‍👩‍👧\n\tEla\u0301i, e\u0301 & <b>"quoted"</b>',
  };
  await form.name.fill(row.name);
  await form.email.fill(row.email);
  await form.phone.fill(row.phone);
  await form.prayer.fill(row.prayer_requests);
  await form.send.click();
  await expect(page.getByRole('status')).toHaveText(success);
  expect(await storedMessages(form.sender)).toEqual([expect.objectContaining(row)]);
});

test('says that it is sending, waits for a slow answer of ten seconds, and keeps the focus', async ({
  page,
}) => {
  const form = await openFilledForm(page);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.sending).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Sending...');
  await page.clock.fastForward(10_000);
  await expect(form.sending).toBeDisabled();
  answer();
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(form.send).toBeEnabled();
  await expect(form.send).toBeFocused();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('takes pasted text with line breaks of every kind', async ({ page }) => {
  const form = await openFilledForm(page);
  await form.prayer.fill('one\vtwo\fthree\u0085four\u2028five\u2029six');
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ prayer_requests: 'one\ntwo\nthree\nfour\nfive\nsix' }),
  ]);
});

test('sends once, however often it is pressed', async ({ page }) => {
  const form = await openFilledForm(page);
  const sent = sentMessages(page);
  const answer = await holdAnswer(page);
  await form.send.dblclick();
  await form.email.press('Enter');
  await form.name.press('Enter');
  answer();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('thanks in the specified words for 5000 ms, with the fields empty again', async ({ page }) => {
  const form = await openFilledForm(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await form.send.click();
  const thanks = page.getByText(success, { exact: true });
  await expect(thanks).toBeVisible();
  for (const field of [form.name, form.email, form.phone, form.prayer]) await expect(field).toHaveValue('');
  await thanks.evaluate(isSeen);
  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  const place = () => form.send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  expect(await place(), 'nothing jumps').toBe(before);
  await expect(form.send).toBeEnabled();
});

test('keeps what was typed while the visitor looks at another view', async ({ page }) => {
  const form = await openFilledForm(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.donate);
  await page.goBack();
  await expect(form.name).toHaveValue(typed.name);
  await expect(form.email).toHaveValue(form.sender);
  await expect(form.phone).toHaveValue(typed.phone);
  await expect(form.prayer).toHaveValue(typed.prayer);
});

/** Runs in the page: waits until the browser has told everyone who watches the element that it is seen. */
function isSeen(element: Element) {
  return new Promise((resolve) => new IntersectionObserver(() => resolve(null)).observe(element));
}
