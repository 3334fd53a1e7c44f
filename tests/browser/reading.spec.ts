import { about } from '@content/about.ts';
import { myStory } from '@content/myStory.ts';
import { whyRB } from '@content/whyRB.ts';
import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { unwrap } from '../../src/model/fact.ts';
import { expect, open, scrollTo, test } from './site.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: words.onThisPage });
const current = (page: Page) => contents(page).locator('[aria-current=location]');

const views = [
  ['myStory', unwrap(myStory.sections)],
  ['about', [...unwrap(about.sections), about.whatWeDo]],
  ['whyRB', unwrap(whyRB.sections)],
] as const;

for (const [view, sections] of views) {
  test(`the table of contents leads to each section: ${view}`, async ({ page }) => {
    await open(page, view);
    await expect(contents(page).getByRole('link')).toHaveText(sections.map(({ title }) => title));
    for (const { title } of sections) {
      await contents(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
    }
  });
}

test('the section that is being read is marked, and none above the first', async ({ page }) => {
  await open(page, 'about');
  await expect(current(page)).toHaveCount(0);
  const [, second] = unwrap(about.sections);
  await contents(page).getByRole('link', { name: second?.title }).click();
  await expect(current(page)).toHaveText([second?.title ?? '']);
  // From the end, where no section is in sight, to the beginning at once.
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  await expect(current(page)).toHaveText([about.whatWeDo.title]);
  await scrollTo(page, 0);
  await expect(current(page)).toHaveCount(0);
});
