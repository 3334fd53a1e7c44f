import { statementOfFaith } from '@content/beliefs.ts';
import { words } from '@content/words.ts';
import { unwrap } from '../../src/model/fact.ts';
import { expect, open, scrollTo, test } from './site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const longViews = ['myStory', 'about', 'whatWeBelieve', 'whyRB'] as const;

for (const view of longViews) {
  test(`the strip of a long view says where the visitor is and leads to any section: ${view}`, async ({
    page,
  }) => {
    await open(page, view);
    await scrollTo(page, 1200);
    const strip = page.locator('.back-strip');
    const summary = strip.locator('summary');
    await expect(summary).toHaveText(/^\d+ of \d+: ./);

    await summary.focus();
    await page.keyboard.press('Enter');
    const links = strip.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(links.first()).toBeVisible();
    await page.mouse.click(180, 700);
    await expect(links.first(), 'closed by a press beside it').toBeHidden();

    await summary.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const third = links.nth(2);
    await expect(third).toBeFocused();
    const title = (await third.textContent())?.replace(/^\d+\s*/, '') ?? '';
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeInViewport();
    await expect(summary).toHaveText(new RegExp(`^3 of \\d+: ${title}$`));

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const label = await summary.locator('span').first().boundingBox();
    expect(label?.width, 'the label with text at 200%').toBeGreaterThan(60);
  });
}

test('header and strip are low once the page has scrolled, and nothing lies over the way home, whose whole height can be pressed', async ({
  page,
}) => {
  await open(page, 'myStory');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const top of [1, 900]) {
      await scrollTo(page, top);
      const covered = () =>
        page.getByRole('link', { name: 'Back to Home' }).evaluate((link) => {
          const { left, top: upper, bottom, width: wide } = link.getBoundingClientRect();
          return [upper + 2, (upper + bottom) / 2, bottom - 2]
            .map((y) => document.elementFromPoint(left + wide / 2, y))
            .filter((element) => !link.contains(element))
            .map((element) => element?.className);
        });
      await expect.poll(covered, `${width} px, ${top} px down`).toEqual([]);
    }
    const foot = () =>
      page
        .locator('.back-strip')
        .boundingBox()
        .then((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
    if (width < 1024) await expect.poll(foot, `${width} px`).toBeLessThanOrEqual(92);
  }
});

test('each of the thirteen bricks leads to its belief', async ({ page }) => {
  const beliefs = unwrap(statementOfFaith.beliefs);
  await open(page, 'whatWeBelieve');
  const bricks = page.getByRole('navigation', { name: words.onThisPage }).getByRole('link');
  const hrefs = await bricks.evaluateAll((all) => all.map((brick) => (brick as HTMLAnchorElement).hash));
  expect(hrefs).toEqual(beliefs.map(({ id }) => `#${id}`));
  expect(hrefs).toHaveLength(13);
  await bricks.nth(7).click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: beliefs[7]?.title, exact: true }),
  ).toBeInViewport();
});
