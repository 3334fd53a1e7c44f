import { videos } from '@content/home.ts';
import { words } from '@content/words.ts';
import { unwrap } from '../../src/model/fact.ts';
import { playInstead, youtube } from './playInstead.ts';
import { expect, open, test } from './site.ts';

test('the poster, the title and the length say what a video is; nothing is asked of another site for them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open(page, 'home');
  for (const film of videos.films) {
    const play = page.getByRole('link', {
      name: `${words.video.play}${unwrap(film.title)}, ${unwrap(film.length)}`,
    });
    await expect(play).toBeVisible();
    await expect(page.getByRole('heading', { name: unwrap(film.title) })).toBeVisible();
    await play.scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByAltText(film.alt).evaluate((poster: HTMLImageElement) => poster.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect([...new Set(asked)]).toEqual([new URL(page.url()).host]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Play puts the player of the no-cookie domain in the place of the poster, with the focus', async ({
  page,
  expecting,
}) => {
  expecting.origin(youtube);
  await playInstead(page);
  await open(page, 'home');
  for (const film of videos.films) {
    await page.getByRole('link', { name: `${words.video.play}${unwrap(film.title)}` }).press('Enter');
    const player = page.getByTitle(unwrap(film.title));
    await expect(player).toHaveAttribute('loading', 'lazy');
    await expect(player).toHaveAttribute('src', new RegExp(`^${youtube}/embed/${unwrap(film.youtubeId)}\\?`));
    await expect(player.contentFrame().getByText('Playing')).toBeVisible();
    await expect(page.getByText(words.video.loading)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
      .toBe(unwrap(film.title));
  }
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('a video says that it needs a connection, and plays when there is one again', async ({
  page,
  context,
  expecting,
}) => {
  expecting.origin(youtube);
  expecting.perhaps(/net::ERR_INTERNET_DISCONNECTED/);
  await playInstead(page);
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  const [film] = videos.films;
  const play = page.getByRole('link', { name: `${words.video.play}${unwrap(film?.title)}` });
  await play.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await play.click();
  await expect(page.getByRole('status').filter({ hasText: words.video.offline })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('iframe').contentFrame().getByText('Playing')).toBeVisible();
  await expect(page.getByText(words.video.offline)).toBeHidden();
});

test('a video that does not come says that it is loading, then offers to try again and YouTube itself', async ({
  page,
  expecting,
}) => {
  expecting.origin(youtube);
  expecting.perhaps(/net::ERR_CONNECTION_FAILED|ERR_FAILED/);
  await page.clock.install();
  await page.route(`${youtube}/**`, (route) => route.abort('connectionfailed'));
  await open(page, 'home');
  const [film] = videos.films;
  await page.getByRole('link', { name: `${words.video.play}${unwrap(film?.title)}` }).click();
  await expect(page.getByText(words.video.loading)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('status').filter({ hasText: words.video.late })).toBeVisible();
  await expect(page.getByRole('link', { name: words.video.openOnYouTube })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${unwrap(film?.youtubeId)}`,
  );
  await page.unroute(`${youtube}/**`);
  await playInstead(page);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Playing')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText(words.video.late)).toBeHidden();
  await expect(page.getByRole('link', { name: words.video.openOnYouTube })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Play leads to the video on YouTube', async ({ page }) => {
    await page.goto('');
    for (const film of videos.films)
      await expect(
        page.getByRole('link', { name: `${words.video.play}${unwrap(film.title)}` }),
      ).toHaveAttribute('href', `https://www.youtube.com/watch?v=${unwrap(film.youtubeId)}`);
  });
});

test('the posters come only when a visitor comes near them', async ({ page }) => {
  // Browsers fetch what is up to 2500 px away; a long page of the ministry's puts the films further off.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section:first-of-type { margin-bottom: 5000px }');
    document.adoptedStyleSheets = [sheet];
  });
  const posters: string[] = [];
  page.on('request', (request) => {
    if (videos.films.some(({ poster }) => request.url().includes(`/${poster}-`))) posters.push(request.url());
  });
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  expect(posters).toEqual([]);
  for (const film of videos.films) {
    await page.getByAltText(film.alt).scrollIntoViewIfNeeded();
    await expect.poll(() => posters.filter((file) => file.includes(`/${film.poster}-`))).toHaveLength(1);
  }
});
