import { words } from '../../src/content/interface.ts';
import { expect, isSettled, isShown, letterButton, open, test } from './site.ts';
import { titles } from './views.ts';

/** Files that arrive after the first load, by what is in them. */
const laterViews = '**/assets/laterViews-*.js*';
const letter = '**/assets/Letter-*.js*';
const privacyNotice = '**/assets/PrivacyNotice-*.js*';

/** Chromium's own words about a request that a test breaks. */
const notLoaded = /Failed to load resource: net::ERR_CONNECTION_FAILED/;

test('shows a way home when a view breaks, and the rest still works', async ({ page, expecting }) => {
  expecting.console(/A view could not be shown\..*The donate view is broken/);
  expecting.console(/^error: (?!A view).*The donate view is broken/s);
  await page.route(laterViews, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/\bDonate:\w+/, 'Donate(){throw new Error("The donate view is broken")}');
    await route.fulfill({ response, body });
  });
  await page.goto('#donate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.viewError.title);
  await page.getByRole('button', { name: words.viewError.home }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(titles.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Latest Articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.articles);
});

test('says so when a view cannot be loaded, and shows it at the second try', async ({ page, expecting }) => {
  expecting.console(notLoaded);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('laterViews') && asked.push(request.url()));
  await page.route(laterViews, (route) => route.abort('connectionfailed'));
  await page.goto('#articles');
  // The view is tried once more when the page is fetched ahead.
  await isSettled(page);
  await expect(page.getByRole('status')).toHaveText(words.loading.failed);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Articles');
  await page.unroute(laterViews);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.articles);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size, 'older browsers never ask for an address again that has failed').toBe(
    asked.length,
  );
});

test('a view that could not be fetched ahead is fetched again when it is opened', async ({
  page,
  expecting,
}) => {
  expecting.console(notLoaded);
  await page.route(laterViews, (route) => route.abort('connectionfailed'));
  const failedAhead = page.waitForEvent('requestfailed', (request) => request.url().includes('laterViews'));
  await open(page, 'home');
  await failedAhead;
  await page.unroute(laterViews);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Donate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.donate);
});

test('says so when a letter cannot be loaded, and shows it at the second try', async ({
  page,
  expecting,
}) => {
  expecting.console(notLoaded);
  await page.route(letter, (route) => route.abort('connectionfailed'));
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Leader Testimonial' });
  await expect(dialog.getByText(words.loading.failed)).toBeVisible();
  await page.unroute(letter);
  await dialog.getByRole('button', { name: words.tryAgain }).click();
  await expect(dialog.getByRole('article')).toBeVisible();
});

test('says so when the privacy notice cannot be loaded, and shows it at the second try', async ({
  page,
  expecting,
}) => {
  expecting.console(notLoaded);
  await page.route(privacyNotice, (route) => route.abort('connectionfailed'));
  await open(page, 'donate');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Privacy', { exact: true }).first().click();
  await expect(footer.getByText(words.loading.failed)).toBeVisible();
  await page.unroute(privacyNotice);
  await footer.getByRole('button', { name: words.tryAgain }).click();
  await expect(footer.getByRole('heading', { name: 'What we store' })).toBeVisible();
});

test('says so when the script of the site cannot be loaded; the page can still be read', async ({
  page,
  expecting,
}) => {
  expecting.console(notLoaded);
  const script = '**/assets/index-*.js';
  await page.route(script, (route) => route.abort('connectionfailed'));
  await page.goto('#donate');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(words.loading.failed);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(script);
  await notice.getByRole('button', { name: words.tryAgain }).click();
  await isShown(page, 'donate');
});
