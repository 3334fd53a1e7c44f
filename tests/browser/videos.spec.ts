import { parse } from 'node:path';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { videoWords } from '../../src/views/home/videoWords.ts';
import { words } from '../../src/words.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const youtube = 'https://www.youtube-nocookie.com';
const films = home.videos.films.map(({ youtubeId, poster, ...film }) => ({
  ...film,
  id: unwrap(youtubeId),
  poster: parse(poster).name,
}));
const [first] = films;
const play = (page: Page, film = first) =>
  page.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` });
const playing = (page: Page) => page.locator('iframe').contentFrame().getByText('Playing');

/** Puts a page that says 'Playing', and answers as YouTube's player does, in its place. */
function playInstead(page: Page) {
  return page.route(`${youtube}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing<script>onmessage = ({ source }) => source.postMessage('{"event":"onReady"}', '*')</script>`,
    }),
  );
}

test('the poster, the title and the length say what a video is; a poster comes when a visitor comes near, and nothing from another site', async ({
  page,
}) => {
  // Browsers fetch what is up to 2500 px away; a long page of the ministry's puts the films further off.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section:first-of-type { margin-bottom: 5000px }');
    document.adoptedStyleSheets = [sheet];
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const posters = () => films.map(({ poster }) => asked.filter((url) => url.includes(`/${poster}-`)).length);
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  expect(posters()).toEqual([0, 0]);
  for (const film of films) {
    await expect(play(page, film)).toBeVisible();
    await expect(page.getByRole('heading', { name: film.title })).toBeVisible();
    const poster = page.getByAltText(film.alt);
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const { y = 0, height = 0 } = (await poster.boundingBox()) ?? {};
    const length = await page.getByText(film.length).boundingBox();
    expect(length?.y, 'covers nobody in the poster').toBeGreaterThanOrEqual(Math.floor(y + height));
  }
  expect(posters()).toEqual([1, 1]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Play puts the player of the no-cookie domain in the place of the poster, with the focus, also where the browser wrongly says that there is no connection', async ({
  page,
  expecting,
}) => {
  expecting.origin(youtube);
  await playInstead(page);
  await open(page, 'home');
  for (const film of films) {
    await play(page, film).press('Enter');
    const frame = page.getByTitle(film.title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('src', new RegExp(`^${youtube}/embed/${film.id}\\?`));
    await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
    await expect(page.getByText(videoWords.loading)).toBeHidden();
    // Not toBeFocused: with two players Chromium can hold the document itself for inactive.
    await expect.poll(() => frame.evaluate((it) => document.activeElement === it)).toBe(true);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  }
});

test('a video that does not come says why: it needs a connection, or is loading; then it offers to try again and YouTube itself', async ({
  page,
  context,
  expecting,
}) => {
  expecting.origin(youtube);
  expecting.perhaps(/net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION_FAILED|ERR_FAILED/);
  await page.clock.install();
  await page.route(`${youtube}/**`, (route) => route.abort('connectionfailed'));
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  await play(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await play(page).click();
  await expect(page.getByRole('status').filter({ hasText: videoWords.offline })).toBeVisible();
  // The browser's own page of the fault is a page that has been loaded.
  await page.getByTitle(first?.title ?? '').dispatchEvent('load');
  await expect(page.getByTitle(first?.title ?? '')).toHaveCSS('opacity', '0');
  await context.setOffline(false);
  await expect(page.getByText(videoWords.offline)).toBeHidden();
  await expect(page.getByText(videoWords.loading)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('status').filter({ hasText: videoWords.late })).toBeVisible();
  const onYouTube = page.getByRole('link', { name: videoWords.openOnYouTube });
  await expect(onYouTube).toHaveAttribute('href', `https://www.youtube.com/watch?v=${first?.id}`);
  await page.unroute(`${youtube}/**`);
  await playInstead(page);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(playing(page)).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText(videoWords.late)).toBeHidden();
  await expect(onYouTube).toBeHidden();
});
