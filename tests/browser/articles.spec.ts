import { articles } from '@content/articles.ts';
import { words } from '@content/words.ts';
import { expect, isShown, open, test } from './site.ts';

const hint = 'Click to view article or newsletter in Google Drive';
const { articles: published, newsletters } = articles.tabs;

test('the two tabs show the articles and the newsletters, each with its hint and its way out, and the chosen one stays chosen', async ({
  page,
}) => {
  await open(page, 'articles');
  await expect(page.getByRole('tab')).toHaveText(['Articles', 'Newsletters']);
  for (const [name, heading, entries] of [
    ['Articles', 'Published Articles', published.entries],
    ['Newsletters', 'Monthly Newsletters', newsletters.entries],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    if (name === 'Newsletters') await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('heading')).toHaveText([heading]);
    const items = panel.getByRole('listitem');
    await expect(items).toHaveCount(entries.length);
    await expect(panel.getByText(words.nothingYet)).toHaveCount(entries.length === 0 ? 1 : 0);
    for (const [index, { title }] of entries.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('link')).toHaveAccessibleName(`${title} (${words.opensInNewTab})`);
      await expect(item.getByRole('link')).toHaveAccessibleDescription(hint);
    }
    await expect(panel.getByText(hint)).toHaveCount(entries.length === 0 ? 0 : 1);
  }

  const menu = page.getByRole('navigation', { name: words.landmarks.mainMenu });
  await menu.getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await menu.getByRole('link', { name: 'Articles' }).click();
  await isShown(page, 'articles');
  await expect(page.getByRole('tab', { name: 'Newsletters' })).toHaveAttribute('aria-selected', 'true');
});
