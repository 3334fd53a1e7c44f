import type { Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { words } from '../../src/content/interface.ts';
import { formOn, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, isShown, open, test } from './site.ts';
import { titles } from './views.ts';

/** Presses a key and expects the focus on what has this name. */
async function pressTo(page: Page, key: string, name: string | RegExp) {
  await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}

test('by keyboard alone, from the address bar to a sent message', async ({ page }) => {
  await page.clock.install();
  await page.goto('');
  await pressTo(page, 'Tab', 'Skip to content');
  await pressTo(page, 'Tab', 'Reach & Build');
  await pressTo(page, 'Tab', 'Home');
  await pressTo(page, 'Tab', 'Contact');
  await pressTo(page, 'Enter', 'Contact Reach & Build');
  await isShown(page, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const { sender } = formOn(page);
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
});

test('the first stop is a link past the header', async ({ page }) => {
  for (const address of ['', '#about', '#contact']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(address ? 1 : 0);
    await pressTo(page, 'Tab', words.skipToContent);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('about:blank');
  }
});

test('the focus goes to the heading of a view that opens, also by Back', async ({ page }) => {
  await open(page, 'home');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Read our story' }).press('Enter');
  await expect(heading).toHaveText(titles.myStory);
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Back to Home' }).press('Enter');
  await isShown(page, 'home');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(titles.myStory);
  await expect(heading).toBeFocused();
});

test('the About menu: Enter opens it, arrows move in it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, 'home');
  const about = page.getByRole('button', { name: 'About' });
  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await pressTo(page, 'ArrowDown', 'My Story');
  await pressTo(page, 'ArrowDown', 'About Reach & Build');
  await pressTo(page, 'End', 'Why R&B');
  await pressTo(page, 'ArrowDown', 'My Story');
  await pressTo(page, 'ArrowUp', 'Why R&B');
  await pressTo(page, 'Home', 'My Story');
  await pressTo(page, 'Escape', 'About');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await about.press('Space');
  await pressTo(page, 'Tab', 'My Story');
  await pressTo(page, 'Shift+Tab', 'About');
  await pressTo(page, 'Shift+Tab', 'Contact');
  await expect(about, 'closed when the focus has left it').toHaveAttribute('aria-expanded', 'false');
});

test('the drawer takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'home');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':focus')).toHaveAccessibleName('Close menu');
  for (const name of ['Home', 'Contact', 'About', 'Articles', 'Donate Now', 'Close menu', 'Home']) {
    await pressTo(page, 'Tab', name);
  }
  await pressTo(page, 'Shift+Tab', 'Close menu');
  await pressTo(page, 'Shift+Tab', 'Donate Now');
  await pressTo(page, 'Escape', 'Open menu');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('a letter takes the focus, keeps it, scrolls by key, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, 'home');
  const opener = page.getByRole('button', { name: /^Read the letter/ }).nth(2);
  await opener.press('Enter');
  const letter = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(letter.getByRole('article')).toBeVisible();
  const text = letter.getByRole('region');
  await expect(page.locator(':focus')).toHaveAccessibleName('Close the letter');
  await pressTo(page, 'Tab', 'Leader Testimonial');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await pressTo(page, 'Tab', 'Close the letter');
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the tabs are one stop; arrows, Home and End choose', async ({ page }) => {
  await open(page, 'articles');
  const [articles, newsletters] = [
    page.getByRole('tab', { name: 'Articles' }),
    page.getByRole('tab', { name: 'Newsletters' }),
  ];
  await articles.focus();
  await pressTo(page, 'ArrowRight', 'Newsletters');
  await expect(newsletters).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Newsletters' }).getByRole('link')).toHaveCount(4);
  await pressTo(page, 'ArrowRight', 'Articles');
  await expect(page.getByRole('tabpanel', { name: 'Articles' }).getByRole('link')).toHaveCount(6);
  await pressTo(page, 'End', 'Newsletters');
  await pressTo(page, 'Home', 'Articles');
  await pressTo(page, 'Tab', /^At the face of Evil/);
  await pressTo(page, 'Shift+Tab', 'Articles');
});
