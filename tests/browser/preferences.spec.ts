import sharp from 'sharp';
import { videoWords } from '#words/videoWords.ts';
import { unwrap } from '../../content/fact.ts';
import { colors } from '../../tailwind.config.ts';
import { about, home } from '../fixtures/content.ts';
import { formOn } from './contactForm.ts';
import { choose, expect, letterButton, open, test } from './site.ts';

/** Runs in the page: the longest duration of a movement, in seconds. */
function longestMovement(): number {
  const durations = [...document.querySelectorAll('*')].flatMap((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return `${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat);
  });
  return Math.max(...durations);
}

test('a change of view moves for 200 ms, and not for those who prefer no motion', async ({ page }) => {
  await open(page, 'donate');
  await choose(page, 'articles');
  expect(await page.evaluate(longestMovement)).toBeLessThanOrEqual(0.2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // 1 ms: the animation that keeps a double tap from pressing through.
  expect(await page.evaluate(longestMovement)).toBeLessThanOrEqual(0.001);
  await choose(page, 'home');
  await letterButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(longestMovement)).toBeLessThanOrEqual(0.001);
});

test('in forced colours all that a colour tells can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'articles');
  /** Reads the styles that can set an element apart. */
  const look = (role: 'tab' | 'link', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, textDecorationLine, outlineStyle } =
          getComputedStyle(element);
        return [backgroundColor, borderBottomColor, textDecorationLine, outlineStyle];
      });
  const chosen = await look('tab', 'Articles');
  expect(chosen, 'the chosen tab').not.toEqual(await look('tab', 'Newsletters'));
  expect(await look('link', 'Articles'), 'the current page').not.toEqual(await look('link', 'Contact'));
  await page.keyboard.press('Tab');
  await page.getByRole('tab', { name: 'Articles' }).focus();
  expect(await look('tab', 'Articles'), 'the focus').not.toEqual(chosen);

  await open(page, 'contact');
  const form = formOn(page);
  for (const control of [form.name, form.prayer, form.send])
    await expect(control, 'has a border').not.toHaveCSS('border-top-width', '0px');
});

test('nothing comes from YouTube before a video is played', async ({ page, expecting }) => {
  const [film] = home.videos.films;
  const id = unwrap(film?.youtubeId ?? '');
  const youtube = 'https://www.youtube-nocookie.com';
  expecting.origins.push(youtube);
  await page.route(`${youtube}/embed/${id}?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing`,
    }),
  );
  await open(page, 'home');
  await page.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }).press('Enter');
  const frame = page.getByTitle(film?.title ?? '');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(frame, 'YouTube asks for it').toHaveAttribute('referrerpolicy', /origin/);
  const onYouTube = page.getByRole('link', { name: videoWords.openOnYouTube });
  await expect(onYouTube).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
});

test('a picture that does not come leaves its words, on stone', async ({ page, expecting }) => {
  expecting.console.push(/net::ERR_FAILED/);
  await page.route(/\.(svg|webp|avif)$/, (route) => route.abort());
  await open(page, 'about');
  const shown = sharp(await page.getByRole('img', { name: about.alt }).screenshot());
  const { data } = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(colors.stone.toLowerCase());
  expect(
    data.some((part) => part < 60),
    'its words',
  ).toBe(true);
});
