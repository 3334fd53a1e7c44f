import { testimonialsSection } from '@content/home.ts';
import { words } from '@content/words.ts';
import { readSite } from '../../build/site.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { colors } from '../../tailwind.config.ts';
import { rgb } from './rgb.ts';
import { expect, letterButton, open, test } from './site.ts';
import { titles } from './views.ts';

const stamped = ['home', 'myStory', 'about', 'whatWeBelieve', 'whyRB', 'donate', 'articles'] as const;

test('a view with a sample is stamped as an example once, by the title that it goes for, and no search result leads to it', async ({
  page,
}) => {
  const { viewsWithSample } = await readSite();
  for (const view of everyView) {
    await open(page, view);
    const robots = page.locator('meta[name=robots]');
    await expect(robots, view).toHaveCount(viewsWithSample.includes(view) ? 1 : 0);
    if (viewsWithSample.includes(view)) await expect(robots).toHaveAttribute('content', 'noindex');
    const stamp = page.getByText(words.sample.stamp);
    await expect(stamp, view).toHaveCount(stamped.some((each) => each === view) ? 1 : 0);
    if ((await stamp.count()) === 0) continue;
    await expect(stamp, view).toHaveCSS('border', `2px dashed ${rgb(colors.ink)}`);
    if (view !== 'home') await expect(stamp, view).toBeInViewport({ ratio: 1 });
    // Nothing at the top of home is made up, and Scripture least of all: there it goes with the leaders' words.
    const title = view === 'home' ? testimonialsSection.title : titles[view];
    const heading = await page.getByRole('main').getByRole('heading', { name: title }).boundingBox();
    const foot = (heading?.y ?? 0) + (heading?.height ?? 0);
    const below = ((await stamp.boundingBox())?.y ?? 0) - foot;
    expect(below, `${view}: under the title`).toBeGreaterThanOrEqual(0);
    expect(below, `${view}: by the title`).toBeLessThan(160);
  }
});

test('a letter is marked once more, as it is read and printed alone', async ({ page }) => {
  await open(page, 'home');
  await letterButton(page).click();
  const mark = page.getByRole('dialog').getByText(words.sample.mark);
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeVisible();
});
