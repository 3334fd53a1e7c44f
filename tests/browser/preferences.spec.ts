import type { Page } from '@playwright/test';
import { unwrap } from '../../content/fact.ts';
import { videoWords } from '../../src/words/videoWords.ts';
import { words } from '../../src/words/words.ts';
import { home } from '../fixtures/content.ts';
import { formOn } from './contactForm.ts';
import { expect, isShown, letterButton, open, test } from './site.ts';
import { phone } from './visitor.ts';

/** Opens the drawer, a view and a letter: how long each movement took meanwhile, in ms. */
async function movements(page: Page): Promise<number[]> {
  await open(page, 'home');
  const lasted = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = ({ target }: Event) => {
      for (const animation of (target as HTMLElement).getAnimations({ subtree: true }))
        if ((animation as CSSAnimation).animationName !== 'settle')
          seen.push(Number(animation.effect?.getComputedTiming().endTime));
    };
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, note, true);
    return seen;
  });
  await page.getByRole('button', { name: words.menu.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: words.menu.donateNow }).click();
  await isShown(page, 'donate');
  await page.getByRole('link', { name: words.backToHome }).click();
  await letterButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Leader Testimonial' })).toBeVisible();
  return (await lasted.jsonValue()).filter((time) => time > 0);
}

test('what moves takes under 200 ms, or no time for those who prefer no motion', async ({ page }) => {
  await page.setViewportSize(phone);
  const lasted = await movements(page);
  expect(lasted).not.toEqual([]);
  expect(Math.max(...lasted)).toBeLessThan(200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
});

test('in forced colours all that a colour tells can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'articles');
  /** What sets an element apart, whatever its colours would have been. */
  const look = (role: 'tab' | 'link', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, textDecorationLine, outlineStyle } =
          getComputedStyle(element);
        return [backgroundColor, borderBottomColor, textDecorationLine, outlineStyle];
      });
  const other = await look('tab', 'Newsletters');
  expect(await look('tab', 'Articles'), 'the chosen tab').not.toEqual(other);
  expect(await look('link', 'Articles'), 'the current page').not.toEqual(await look('link', 'Contact'));
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'Newsletters' }).focus();
  expect(await look('tab', 'Newsletters'), 'the focus').not.toEqual(other);

  await open(page, 'whatWeBelieve');
  const brick = page.getByRole('list', { name: 'Beliefs' }).getByRole('listitem').first();
  await expect(brick, 'the course').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await open(page, 'contact');
  const form = formOn(page);
  for (const control of [form.name, form.prayer, form.send])
    await expect(control, 'has a border').not.toHaveCSS('border-top-width', '0px');
});

test('a video plays once it is requested, in YouTube’s player without cookies', async ({
  page,
  expecting,
}) => {
  const [film] = home.videos.films;
  const youtube = 'https://www.youtube-nocookie.com';
  expecting.origin(youtube);
  await page.route(`${youtube}/embed/${unwrap(film?.youtubeId ?? '')}?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing`,
    }),
  );
  await open(page, 'home');
  const { y = 0, height = 0 } = (await page.getByAltText(film?.alt ?? '').boundingBox()) ?? {};
  const length = await page.getByText(film?.length ?? '').boundingBox();
  expect(length?.y, 'covers nobody in the poster').toBeGreaterThanOrEqual(Math.floor(y + height));
  await page.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }).press('Enter');
  const frame = page.getByTitle(film?.title ?? '');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toBeFocused();
});
