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
    await expect(summary).toHaveText(/^\d+ of \d+ · ./);

    await summary.focus();
    await page.keyboard.press('Enter');
    const links = strip.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const third = links.nth(2);
    await expect(third).toBeFocused();
    const title = (await third.textContent())?.replace(/^\d+\s*/, '') ?? '';
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeInViewport();
    await expect(summary).toHaveText(new RegExp(`^3 of \\d+ · ${title}$`));
  });
}

test('the list of sections closes when the visitor presses beside it', async ({ page }) => {
  await open(page, 'about');
  await page.locator('.back-strip summary').click();
  const links = page.locator('.back-strip').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(links.first()).toBeHidden();
});

test('header and strip take at most 92 px once the page has scrolled', async ({ page }) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'myStory');
    await scrollTo(page, 800);
    const foot = () =>
      page
        .locator('.back-strip')
        .boundingBox()
        .then((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
    await expect.poll(foot).toBeLessThanOrEqual(92);
  }
});

test('nothing lies over the way home, whose whole height can be pressed, before and after scrolling', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'myStory');
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
  }
});

test('each of the thirteen bricks leads to its belief', async ({ page }) => {
  await open(page, 'whatWeBelieve');
  const bricks = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(bricks).toHaveCount(13);
  await bricks.nth(7).click();
  const title = (await bricks.nth(7).textContent())?.replace(/^\d+\W*/, '') ?? '';
  await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeInViewport();
});

test('the strip keeps a label with text at 200%', async ({ page }) => {
  await open(page, 'about');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const label = page.locator('.back-strip summary span').first();
  expect((await label.boundingBox())?.width).toBeGreaterThan(60);
});
