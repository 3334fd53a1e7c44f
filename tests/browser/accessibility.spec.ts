import { contact } from '@content/contact.ts';
import { footer } from '@content/home.ts';
import { words } from '@content/interface.ts';
import { privacy } from '@content/privacy.ts';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactForm.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { expectNoBarriers } from './axe.ts';
import { failure, holdAnswer, openFilledForm, success, table } from './contactForm.ts';
import { expect, letterButton, mainMenu, open, test, withoutIdleTime } from './site.ts';

const sizes = { 'a phone': [360, 800], 'a phone on its side': [667, 375], 'a desktop': [1280, 800] } as const;

for (const view of everyView) {
  test(`axe finds no barrier in ${view}, on any device`, async ({ page }) => {
    await open(page, view);
    for (const [device, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      await expectNoBarriers(page, `${view} on ${device}`);
    }
  });
}

for (const [device, [width, height]] of Object.entries(sizes)) {
  test.describe(`axe finds no barrier on ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('in a menu, a letter, a tab, the privacy notice', async ({ page }) => {
      await open(page, 'home');
      if (width < 1024) {
        await page.getByRole('button', { name: words.menu.open }).click();
        await page.getByRole('dialog').getByText(words.menu.about, { exact: true }).click();
        await expectNoBarriers(page, 'home, drawer open');
        await page.keyboard.press('Escape');
      } else {
        await mainMenu(page).getByText(words.menu.about, { exact: true }).click();
        await expectNoBarriers(page, 'home, About menu open');
      }
      await letterButton(page).click();
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await expectNoBarriers(page, 'home, letter open');
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByText(footer.quickLinks.privacy, { exact: true }).click();
      await expect(page.getByRole('heading', { name: privacy.sections[0]?.title })).toBeVisible();
      await expectNoBarriers(page, 'home, privacy notice open');
      await open(page, 'articles');
      await page.getByRole('tab', { name: 'Newsletters' }).click();
      await expectNoBarriers(page, 'articles, newsletters');
    });

    test('in any state of the form', async ({ page, expecting }) => {
      expecting.console(/The message could not be sent\./);
      expecting.console(/status of 500/);
      const form = await openFilledForm(page);
      await form.email.fill('not an address');
      await form.send.click();
      await expect(page.getByRole('region', { name: contact.errorSummaryTitle })).toBeFocused();
      await expectNoBarriers(page, 'contact, invalid');

      await form.email.fill(form.sender);
      await page.route(table, (route) => route.fulfill({ status: 500 }));
      await form.send.click();
      await expect(page.getByText(failure)).toBeVisible();
      await expectNoBarriers(page, 'contact, error');

      await page.unroute(table);
      const answer = await holdAnswer(page);
      await form.send.click();
      await expect(form.sending).toBeDisabled();
      await expectNoBarriers(page, 'contact, sending');

      await page.evaluate(staySuccessful, SUCCESS_SHOWN_MS);
      answer();
      await expect(page.getByText(success)).toBeVisible();
      await expectNoBarriers(page, 'contact, success');
    });

    test('when a letter or a view cannot be loaded', async ({ page, context, expecting }) => {
      expecting.console(/A part of the site could not be shown\./);
      expecting.perhaps(/net::ERR_|Failed to fetch dynamically imported module/);
      // Nothing is fetched ahead.
      await withoutIdleTime(page);
      await open(page, 'home');
      await context.setOffline(true);
      await letterButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(words.loading.failed);
      await expectNoBarriers(page, 'home, letter not loaded');
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.donate }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.viewError.title);
      await expectNoBarriers(page, 'donate, not loaded');
    });
  });
}

/** Runs in the page: the thanks do not go away, however long axe takes to look at them. */
function staySuccessful(shownFor: number) {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, delay?: number) =>
    delay === shownFor ? 0 : setTimeout(run, delay)) as typeof window.setTimeout;
}
