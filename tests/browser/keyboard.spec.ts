import { contact } from '@content/contact.ts';
import { help } from '@content/help.ts';
import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import { formOn, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { pressTo } from './pressTo.ts';
import { expect, isShown, isStarted, test } from './site.ts';

test('by keyboard alone, from the address bar to a sent message', async ({ page }) => {
  await page.clock.install();
  await page.goto('');
  await pressTo(page, 'Tab', words.skipToContent);
  await expect(page.locator(':focus')).toBeInViewport();
  await pressTo(page, 'Tab', site.name);
  await pressTo(page, 'Tab', 'Home');
  await pressTo(page, 'Tab', 'Contact');
  // Before that the link opens the document, which puts the focus nowhere.
  await isStarted(page);
  await pressTo(page, 'Enter', 'Contact Reach & Build');
  await isShown(page, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const { sender } = formOn(page);
  for (const { phone, whom } of help.numbers) await pressTo(page, 'Tab', `${phone} ${whom}`);
  await pressTo(page, 'Tab', 'Full Name');
  await page.keyboard.insertText(typed.name);
  await pressTo(page, 'Tab', 'Email Address');
  await page.keyboard.type(sender);
  await pressTo(page, 'Tab', 'Phone Number');
  await page.keyboard.type(typed.phone);
  await pressTo(page, 'Tab', 'Prayer Requests');
  await page.keyboard.insertText(typed.prayer);
  await pressTo(page, 'Tab', contact.privacyLink);
  await pressTo(page, 'Tab', 'Send Message');
  await page.clock.fastForward(2000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.locator(':focus')).toHaveAccessibleName('Send Message');
  expect(await storedMessages(sender)).toHaveLength(1);

  for (const address of ['', 'about/']) {
    await page.goto(address);
    await pressTo(page, 'Tab', words.skipToContent);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), 'past the header').toBeFocused();
  }
});
