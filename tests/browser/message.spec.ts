import { SUCCESS_SHOWN_MS } from '../../src/contact/contactForm.ts';
import { holdAnswer, openFilledForm, openForm, sentMessages, success } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, isShown, mainMenu, test } from './site.ts';

test('Postgres holds the words as typed, whatever they are', async ({ page }) => {
  const form = await openForm(page);
  const row = {
    name: 'மரியா देवी O’Brien 🌿',
    email: form.sender,
    phone: '+91 (00000) 00-000',
    prayer_requests:
      'என் அம்மாவுக்காக ஜெபியுங்கள்.\nमेरी माँ के लिए प्रार्थना करें 🙏🏽👨‍👩‍👧\n\tEla\u0301i, e\u0301 & <b>"quoted"</b>\n1\n2\n3',
  };
  await form.name.fill(row.name);
  await form.email.fill(row.email);
  await form.phone.fill(row.phone);
  // Line breaks as other programs have them, which come by pasting.
  await form.prayer.fill(row.prayer_requests.replace('1\n2\n3', '1\v2\u20283'));
  await form.send.click();
  await expect(page.getByRole('status')).toHaveText(success);
  expect(await storedMessages(form.sender)).toEqual([expect.objectContaining(row)]);
});

test('is sent once, however often Send is pressed and slow the answer, and thanked for during 5000 ms', async ({
  page,
}) => {
  const form = await openFilledForm(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const sent = sentMessages(page);
  const answer = await holdAnswer(page);
  await form.send.dblclick();
  await form.email.press('Enter');
  await form.sending.press('Enter');
  await expect(form.sending).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('Sending...');
  await page.clock.runFor(10_000);
  await expect(form.sending).toBeFocused();
  answer();
  const thanks = page.getByRole('status').getByText(success, { exact: true });
  await expect(thanks).toBeVisible();
  for (const field of [form.name, form.email, form.phone, form.prayer]) await expect(field).toHaveValue('');
  await expect(form.send).toBeEnabled();
  await expect(form.send).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await storedMessages(form.sender)).toHaveLength(1);

  await thanks.evaluate(isSeen);
  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  const place = () => form.send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  expect(await place(), 'nothing jumps').toBe(before);
});

test('whoever looks elsewhere while a message is on its way learns what became of it', async ({ page }) => {
  const form = await openFilledForm(page);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  const answered = page.waitForResponse(/contact_submissions/);
  answer();
  await answered;
  await page.clock.fastForward(60_000);
  await page.goBack();
  await isShown(page, 'contact');
  await expect(form.name).toHaveValue('');
  const thanks = page.getByText(success);
  await thanks.scrollIntoViewIfNeeded();
  await thanks.evaluate(isSeen);
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(SUCCESS_SHOWN_MS);
  await expect(thanks).toBeHidden();
});

/** Runs in the page: waits until the browser has told everyone who watches the element that it is seen. */
function isSeen(element: Element) {
  return new Promise((resolve) => new IntersectionObserver(() => resolve(null)).observe(element));
}
