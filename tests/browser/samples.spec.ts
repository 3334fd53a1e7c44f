import { testimonialsSection } from '@content/home.ts';
import { words } from '@content/words.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { colors } from '../../tailwind.config.ts';
import { rgb } from './rgb.ts';
import { expect, open, test } from './site.ts';
import { titles } from './views.ts';

test('a view with a sample is stamped as an example, by the title that it goes for, and no search result leads to it', async ({
  page,
}) => {
  for (const view of everyView) {
    await open(page, view);
    // The address of a network, at the foot of each.
    await expect(page.locator('meta[name=robots]'), view).toHaveAttribute('content', 'noindex');
    const stamp = page.getByText(words.sample.stamp);
    await expect(stamp, view).toHaveCount(view === 'contact' ? 0 : 1);
    if (view === 'contact') continue;
    await expect(stamp, view).toHaveCSS('border', `2px dashed ${rgb(colors.ink)}`);
    // Nothing at the top of home is made up, and Scripture least of all: there it goes with the leaders' words.
    const name = view === 'home' ? testimonialsSection.title : titles[view];
    const title = await page.getByRole('main').getByRole('heading', { name }).boundingBox();
    const below = ((await stamp.boundingBox())?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
    expect(below, `${view}: under the title`).toBeGreaterThanOrEqual(0);
    expect(below, `${view}: by the title`).toBeLessThan(160);
  }
});
