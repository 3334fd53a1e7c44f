import { videoWords } from '../../src/views/home/videoWords.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const { films } = home.videos;

test('the poster of a video comes when a visitor comes near', async ({ page }) => {
  // Browsers fetch what is up to 2500 px away; a long page of the ministry's puts the films further off.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section:first-of-type { margin-bottom: 5000px }');
    document.adoptedStyleSheets = [sheet];
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  for (const { alt, length } of films) {
    const poster = page.getByAltText(alt);
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    const address = await poster.evaluate((it: HTMLImageElement) => it.currentSrc);
    expect(before).not.toContain(address);
    expect(asked.filter((url) => url === address)).toHaveLength(1);
    const { y = 0, height = 0 } = (await poster.boundingBox()) ?? {};
    const badge = await page.getByText(length).boundingBox();
    expect(badge?.y, 'covers nobody in the poster').toBeGreaterThanOrEqual(Math.floor(y + height));
  }
});

test('a video that is played is shown, with the focus', async ({ page, expecting }) => {
  const youtube = 'https://www.youtube-nocookie.com';
  expecting.origin(youtube);
  await page.route(`${youtube}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing<script>onmessage = ({ source }) => source.postMessage('{"event":"onReady"}', '*')</script>`,
    }),
  );
  await open(page, 'home');
  const [film] = films;
  await page.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }).press('Enter');
  const frame = page.getByTitle(film?.title ?? '');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(page.getByText(videoWords.loading)).toBeHidden();
  await expect(frame).toBeFocused();
});
