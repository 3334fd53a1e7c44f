import { words } from '../../src/words.ts';
import { articles } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, isShown, mainMenu, open, test } from './site.ts';

const hint = 'Click to view article or newsletter in Google Drive';
const { articles: published, newsletters } = articles;

test('the two tabs show the articles and the newsletters, each with its hint and its way out, and the chosen one stays chosen', async ({
  page,
}) => {
  await open(page, 'articles');
  await expect(page.getByRole('tab')).toHaveText(['Articles', 'Newsletters']);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  for (const [name, heading, entries] of [
    ['Articles', 'Published Articles', published],
    ['Newsletters', 'Monthly Newsletters', newsletters],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('heading')).toHaveText([heading]);
    await expect(panel.getByText(hint)).toHaveCount(1);
    await expect(panel.getByText(words.nothingYet)).toHaveCount(0);
    const links = panel.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(entries.length);
    for (const [index, { title }] of entries.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(`${title} (${words.opensInNewTab})`);
      await expect(links.nth(index)).toHaveAccessibleDescription(hint);
    }
  }

  await expectNoBarriers(page);
  await mainMenu(page).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'articles');
  await expect(page.getByRole('tab', { name: 'Newsletters' })).toHaveAttribute('aria-selected', 'true');
});
