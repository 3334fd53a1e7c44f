import { words } from '@content/interface.ts';
import { pressTo } from './pressTo.ts';
import { expect, open, test } from './site.ts';

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
  await pressTo(page, 'Tab', words.nextSteps.pray);
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
