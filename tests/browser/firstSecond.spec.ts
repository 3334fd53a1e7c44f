import { LEAST_FILL_MS } from '../../src/contact/contactForm.ts';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { formOn, sentMessages, success } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

test('what is sent within the first second waits for it, and is stored', async ({ page }) => {
  await page.clock.install({ time: '2025-11-21T09:00:00' });
  await page.clock.pauseAt('2025-11-21T10:00:00');
  await page.goto(hrefOf('contact'));
  // The first press brings the script, whatever the clock says.
  await page.mouse.click(1, 1);
  const form = formOn(page);
  const sent = sentMessages(page);
  await form.name.fill('Anbu');
  await form.email.fill(form.sender);
  await page.clock.runFor(LEAST_FILL_MS - 1);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});
