import { footer } from '@content/footer.ts';
import { testimonialsSection } from '@content/home.ts';
import { words } from '@content/words.ts';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { expect, isShown, isStarted, letterButton, mainMenu, open, test, withoutIdleTime } from './site.ts';

/** Chromium's own words about a request that a test breaks, and the site's. */
const notLoaded = /net::ERR_CONNECTION_FAILED/;
const notShown = /^error: A part of the site could not be shown\./;
const uncaught = /Failed to fetch dynamically imported module/;

const donate = '**/assets/Donate-*.js';
const letter = '**/assets/Letter-*.js';

test.beforeEach(async ({ page }) => {
  // Nothing is fetched ahead.
  await withoutIdleTime(page);
});

test('a view whose part cannot be loaded is opened as a document, and Back still works', async ({
  page,
  expecting,
}) => {
  expecting.perhaps(notLoaded);
  expecting.perhaps(notShown);
  expecting.perhaps(uncaught);
  await open(page, 'home');
  let broken = true;
  await page.route(donate, (route) => (broken ? route.abort('connectionfailed') : route.continue()));
  const document = page.waitForRequest((request) => {
    if (request.isNavigationRequest()) broken = false;
    return !broken;
  });
  await mainMenu(page).getByRole('link', { name: words.menu.donate }).click();
  expect(new URL((await document).url()).pathname).toBe(hrefOf('donate'));
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'home');
});

test('where no document can be reached the view says so, and leads on to the views that can', async ({
  page,
  context,
  expecting,
}) => {
  expecting.console(notShown);
  expecting.perhaps(uncaught);
  expecting.perhaps(/net::ERR_INTERNET_DISCONNECTED/);
  await open(page, 'home');
  const articles = page.waitForResponse(/assets\/Articles-/);
  await mainMenu(page).getByRole('link', { name: words.menu.articles }).hover();
  await articles;
  await context.setOffline(true);
  await mainMenu(page).getByRole('link', { name: words.menu.donate }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.viewError.title);
  await expect(heading, 'the focus is on what has happened').toBeFocused();
  await mainMenu(page).getByRole('link', { name: words.menu.articles }).click();
  await isShown(page, 'articles');
  await expect(heading).toBeFocused();
  await context.setOffline(false);
  await page.goBack();
  await expect(heading).toHaveText(words.viewError.title);
  await page.getByRole('main').getByRole('link', { name: words.tryAgain }).click();
  await isShown(page, 'donate');
});

test('a view that breaks leads home, and the rest still works', async ({ page, expecting }) => {
  expecting.console(/A part of the site could not be shown\..*broken on purpose/);
  expecting.console(/^error: (?!A part).*broken on purpose/s);
  await page.route(donate, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      /function (\w+)\(\)\{/g,
      (all) => `${all}throw new Error("broken on purpose");`,
    );
    await route.fulfill({ response, body });
  });
  await open(page, 'home');
  await mainMenu(page).getByRole('link', { name: words.menu.donate }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.viewError.title);
  await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.articles }).click();
  await isShown(page, 'articles');
  await expect(heading, 'not on the body').toBeFocused();
});

test('a letter that cannot be loaded says so, and is there when the page has come anew', async ({
  page,
  expecting,
}) => {
  expecting.console(notLoaded);
  expecting.console(notShown);
  expecting.perhaps(uncaught);
  await page.route(letter, (route) => route.abort('connectionfailed'));
  await open(page, 'home');
  await letterButton(page).click();
  const dialog = page.getByRole('dialog', { name: testimonialsSection.modalTitle });
  await expect(dialog.getByRole('alert')).toHaveText(words.loading.failed);
  await page.unroute(letter);
  await dialog.getByRole('link', { name: words.tryAgain }).click();
  await isShown(page, 'home');
  await isStarted(page);
  await letterButton(page).click();
  await expect(dialog.getByRole('article')).toBeVisible();
});
