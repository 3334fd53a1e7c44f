import { unwrap } from '../../content/fact.ts';
import { videoWords } from '../../src/words/videoWords.ts';
import { home } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';

const { films } = home.videos;

test('the length of a video covers nobody in its poster', async ({ page }) => {
  await open(page, 'home');
  for (const { alt, length } of films) {
    const { y = 0, height = 0 } = (await page.getByAltText(alt).boundingBox()) ?? {};
    const badge = await page.getByText(length).boundingBox();
    expect(badge?.y).toBeGreaterThanOrEqual(Math.floor(y + height));
  }
});

test('a video is played by YouTube’s player without cookies', async ({ page, expecting }) => {
  const [film] = films;
  const youtube = 'https://www.youtube-nocookie.com';
  expecting.origin(youtube);
  await page.route(`${youtube}/embed/${unwrap(film?.youtubeId ?? '')}?*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing<script>onmessage = ({ source }) => source.postMessage('{"event":"onReady"}', '*')</script>`,
    }),
  );
  await open(page, 'home');
  await page.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }).press('Enter');
  const frame = page.getByTitle(film?.title ?? '');
  await expect(frame.contentFrame().getByText('Playing')).toBeVisible();
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(page.getByText(videoWords.loading)).toBeHidden();
  await expect(frame).toBeFocused();
});
