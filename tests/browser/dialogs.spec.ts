import type { Page } from '@playwright/test';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { leaders, urgent } from '../fixtures/content.ts';
import { madeUp } from '../fixtures/madeUpWords.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, goBack, hasEntry, isShown, isStarted, letterButton, open, test } from './site.ts';
import { phone, pressTo, scrollTo, scrollTop } from './visitor.ts';

test.describe('the drawer', () => {
  const { menu } = words;
  const drawerOn = (page: Page) => page.getByRole('dialog', { name: menu.label });
  const unfoldAbout = (page: Page) => drawerOn(page).getByText(views.about.group, { exact: true }).tap();

  // Playwright has no mouse wheel in mobile WebKit.
  const isMobile = ({ browserName }: { browserName: string }, use: (is: boolean) => Promise<void>) =>
    use(browserName === 'chromium');
  test.use({ viewport: phone, hasTouch: true, isMobile });

  test('leads to the heading of the view that is chosen in it', async ({ page }) => {
    await open(page, 'whyRB');
    const drawer = drawerOn(page);
    for (const [view, label] of [
      ['whatWeBelieve', views.whatWeBelieve.name],
      ['articles', views.articles.name],
      ['donate', views.donate.button],
      // Chooses the current view.
      ['donate', views.donate.button],
    ] as const) {
      await page.getByRole('button', { name: menu.open }).tap();
      if (view === 'whatWeBelieve') {
        await unfoldAbout(page);
        await expect(drawer.getByRole('link', { name: madeUp('ta') })).toBeVisible();
      }
      await drawer.getByRole('link', { name: label, exact: true }).tap();
      await isShown(page, view);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await goBack(page, 'articles');
    await expect(drawer).toBeHidden();
  });

  test('is 240 px wide over a page that stays in place', async ({ page }) => {
    await open(page, 'about');
    await scrollTo(page, 600);
    // On the way up the header is there.
    await scrollTo(page, 500);
    const drawer = drawerOn(page);
    const item = drawer.getByRole('link', { name: views.myStory.name });
    const opener = page.getByRole('button', { name: menu.open });
    // A double click must not also press the button to close, which is at the same place.
    await opener.dblclick();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 120, y: 0, width: 240, height: phone.height });
    const donate = await drawer.getByRole('link', { name: views.donate.button }).boundingBox();
    expect((donate?.y ?? 0) + (donate?.height ?? 0)).toBe(phone.height);
    for (const { phone, short } of urgent)
      await expect(drawer.getByRole('link', { name: `${phone} ${short}` })).toBeInViewport({ ratio: 1 });
    await unfoldAbout(page);
    await expectNoBarriers(page);
    await page.mouse.move(60, 400);
    await page.mouse.wheel(0, 500);
    for (const close of [
      () => page.getByRole('button', { name: menu.close }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(60, 400),
      () => page.goBack(),
      // After Back from another language, in a page that the browser kept.
      () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ]) {
      await expect(item).toBeVisible();
      await hasEntry(page);
      await close();
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await hasEntry(page, false);
      await isShown(page, 'about');
      expect(await scrollTop(page), 'the page has not moved').toBe(500);
      await opener.press('Enter');
      await expect(page.locator(':focus')).toHaveAccessibleName(menu.close);
      await expect(item).toBeHidden();
      await unfoldAbout(page);
    }
  });
});

test.describe('a letter', () => {
  const letterOn = (page: Page) => page.getByRole('dialog', { name: 'Leader Testimonial' });

  async function openLetter(page: Page) {
    await letterButton(page).click();
    await expect(letterOn(page).getByRole('article')).toBeVisible();
    await hasEntry(page);
    return letterOn(page);
  }

  test('opens from its own card', async ({ page }) => {
    await open(page, 'home');
    const letter = letterOn(page);
    await page.getByText(`“${leaders[0]?.excerpt}”`).click();
    await expect(letter.getByRole('article')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const { name, excerpt } of [...leaders.slice(0, 2), ...leaders.slice(-1)]) {
      const opener = page.getByRole('article').filter({ hasText: name }).getByRole('link');
      await expect(opener).toHaveAccessibleName(`Read the letter ${name}`);
      await opener.dblclick();
      // Waits until it takes clicks.
      await letter.getByRole('heading', { name, exact: true }).click();
      await expect(letter.getByText(excerpt)).toBeVisible();
      await letter.getByRole('button', { name: 'Close the letter' }).click();
      await expect(letter).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('closes on purpose only, and takes at most 80% of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, 'home');
    const letter = await openLetter(page);
    await expectNoBarriers(page);
    const text = letter.getByRole('region', { name: 'Leader Testimonial' });
    await expect(text).toBeFocused();
    for (const [key, isScrolled] of Object.entries({ Space: true, Home: false, End: true })) {
      await page.keyboard.press(key);
      await expect.poll(() => text.evaluate((it) => it.scrollTop > 0), key).toBe(isScrolled);
    }
    await pressTo(page, 'Tab', views.contact.pray);
    await text.click();
    await expect(letter).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(letter).toBeHidden();

    await openLetter(page);
    for (const window of [phone, { width: 1000, height: 360 }]) {
      await page.setViewportSize(window);
      expect((await letter.boundingBox())?.height).toBeLessThan(window.height * 0.8 + 0.5);
      await letter.getByRole('article').evaluate((it) => it.scrollIntoView({ block: 'end' }));
      await expect(page.getByRole('button', { name: 'Close the letter' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('is closed by Back before that leaves the view', async ({ page }) => {
    const isClosed = async () => {
      await expect(letterOn(page)).toBeHidden();
      await hasEntry(page, false);
    };
    await open(page, 'donate');
    await page.getByRole('link', { name: words.backToHome }).click();
    await openLetter(page);
    await goBack(page, 'home');
    await isClosed();
    await expect(letterButton(page)).toBeFocused();
    await page.goForward();
    await isClosed();
    await openLetter(page);
    await page.reload();
    await isStarted(page);
    await isClosed();
    await goBack(page, 'donate');
  });
});
