import { words } from '@content/words.ts';
import { readSite } from '../../build/site.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { colors } from '../../tailwind.config.ts';
import { rgb } from './rgb.ts';
import { expect, letterButton, open, test } from './site.ts';

const stamped = ['home', 'myStory', 'about', 'whatWeBelieve', 'whyRB', 'donate', 'articles'] as const;

test('a view with a sample is stamped as an example once, by its title, and no search result leads to it', async ({
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
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const under = ((await stamp.boundingBox())?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
    expect(under, `${view}: under the title`).toBeLessThan(100);
    expect(under, view).toBeGreaterThanOrEqual(0);
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
