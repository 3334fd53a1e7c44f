import { words } from '#words/words.ts';
import { about, whatWeBelieve, whyRB } from '../fixtures/content.ts';
import { expect, open, test } from './site.ts';
import { phone, scrollTo, scrollTop } from './visitor.ts';

test('the contents lead to every section, and each of thirteen bricks to its belief', async ({ page }) => {
  const contents = page.getByRole('list', { name: words.onThisPage });
  const current = page.locator('.back-strip [aria-current=location]');
  expect(whatWeBelieve.beliefs).toHaveLength(13);
  for (const [view, sections] of [
    ['whyRB', whyRB.sections],
    ['about', [...about.sections, { title: 'What We Do' }]],
    ['whatWeBelieve', whatWeBelieve.beliefs],
  ] as const) {
    await open(page, view);
    await expect(contents.getByRole('link')).toHaveText(
      sections.map(({ title }, index) => `${index + 1} ${title}`),
    );
    const targets = await contents
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ hash }) => document.querySelector(hash)?.textContent),
      );
    for (const [index, { title }] of sections.entries()) expect(targets[index]).toContain(title);
    await expect(current, 'above the first').toHaveCount(0);
    for (const { title } of sections.slice(-2)) {
      await contents.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
      await expect(current).toHaveText(new RegExp(`${title}$`));
    }
  }
});

test('each belief has an address, at which it is under the header', async ({ page }) => {
  const { beliefs } = whatWeBelieve;
  const belief = (index: number) =>
    page.getByRole('heading', { name: `${index + 1} ${beliefs[index]?.title}` });
  const top = async (index: number) => (await belief(index).boundingBox())?.y ?? 0;
  await open(page, 'whatWeBelieve', beliefs[2]?.id);
  await expect.poll(() => top(2), 'near the top').toBeLessThan(300);
  expect(await top(2), 'under the header').toBeGreaterThan(100);
  await belief(3).getByRole('link').press('Enter');
  await expect.poll(() => top(3)).toBeLessThan(300);
});

test('the strip of a long view leads to its sections by key', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'whyRB');
  await scrollTo(page, 1200);
  const strip = page.locator('.back-strip');
  const summary = strip.locator('summary');
  await expect(summary).toHaveText(/^\d+ of \d+: ./);
  const links = strip.getByRole('listitem').getByRole('link');
  await summary.press('Enter');
  // Clicks beside it, where nothing takes the focus.
  await page.mouse.click(2, 2);
  await expect(links.first()).toBeHidden();
  await summary.press('Enter');
  await expect(links).toHaveText(whyRB.sections.map(({ title }, index) => `${index + 1}${title}`));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(links.first()).toBeHidden();
  const before = await scrollTop(page);
  await summary.press('Enter');
  await links.nth(2).press('Enter');
  await expect(links.first()).toBeHidden();
  const { title } = whyRB.sections[2] ?? { title: '' };
  await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeInViewport();
  await expect(summary).toHaveText(new RegExp(`^3 of \\d+: ${title}$`));
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(before);
});
