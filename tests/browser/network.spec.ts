import { contact } from '@content/contact.ts';
import { SEND_TIMEOUT_MS } from '../../src/contact/sendContactSubmission.ts';
import { failure, openFilledForm, success, table, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

test('ends a wait without an answer as an error, and the second try stores one message', async ({
  page,
  expecting,
}) => {
  expecting.console(/^error: The message could not be sent\. SendError: No answer/);
  const form = await openFilledForm(page);
  await page.route(table, () => new Promise(() => {}));
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await page.clock.fastForward(SEND_TIMEOUT_MS);
  await expect(page.getByText(failure)).toBeVisible();
  await expect(form.prayer).toHaveValue(typed.prayer);
  await page.unroute(table);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('says at once that there is no connection, and sends when it is back', async ({
  page,
  context,
  expecting,
}) => {
  expecting.console(/^error: The message could not be sent\. SendError/);
  expecting.console(/net::ERR_INTERNET_DISCONNECTED/);
  const form = await openFilledForm(page);
  await context.setOffline(true);
  await form.send.click();
  const box = page.getByRole('alert');
  await expect(box.getByText(failure, { exact: true })).toBeVisible();
  await expect(box.getByText(contact.offline, { exact: true })).toBeVisible();
  await expect(form.prayer).toHaveValue(typed.prayer);

  await context.setOffline(false);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('sends also where the browser says for ever that there is no connection, as behind some VPNs', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const form = await openFilledForm(page);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});
