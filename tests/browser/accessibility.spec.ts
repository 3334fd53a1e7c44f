import { contact } from '@content/contact.ts';
import { footer } from '@content/footer.ts';
import { privacy } from '@content/privacy.ts';
import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactForm.ts';
import { SEND_TIMEOUT_MS } from '../../src/contact/sendContactSubmission.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { expectNoBarriers } from './axe.ts';
import { failure, holdAnswer, openFilledForm, success, table } from './contactForm.ts';
import { expect, letterButton, mainMenu, open, test, withoutIdleTime } from './site.ts';

// Axe takes its time, and looks often.
test.describe.configure({ timeout: 120_000 });

const phones = { 'a phone': [360, 800], 'a phone on its side': [667, 375] } as const;
const devices = { ...phones, 'a desktop': [1280, 800] } as const;

/** Expects no barrier in what is shown, in the windows of these devices. */
async function expectNone(page: Page, state: string, on: Partial<typeof devices> = devices) {
  for (const [device, [width, height]] of Object.entries(on)) {
    await page.setViewportSize({ width, height });
    await expectNoBarriers(page, `${state}, on ${device}`);
  }
}

for (const view of everyView) {
  test(`axe finds no barrier in ${view}`, async ({ page }) => {
    await open(page, view);
    await expectNone(page, view);
  });
}

test('axe finds no barrier in a menu, a letter, a tab, the privacy notice', async ({ page }) => {
  await open(page, 'home');
  await mainMenu(page).getByText(words.menu.about, { exact: true }).click();
  await expectNone(page, 'home, About menu open', { 'a desktop': devices['a desktop'] });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: words.menu.open }).click();
  await page.getByRole('dialog').getByText(words.menu.about, { exact: true }).click();
  await expectNone(page, 'home, drawer open', phones);
  await page.keyboard.press('Escape');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectNone(page, 'home, letter open');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByText(footer.quickLinks.privacy, { exact: true }).click();
  await expect(page.getByRole('heading', { name: privacy.sections[0]?.title })).toBeVisible();
  await expectNone(page, 'home, privacy notice open');
  await open(page, 'articles');
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await expectNone(page, 'articles, newsletters');
});

test('axe finds no barrier in any state of the form', async ({ page, expecting }) => {
  expecting.console(/The message could not be sent\./);
  expecting.console(/status of 500/);
  const form = await openFilledForm(page);
  await form.email.fill('not an address');
  await form.send.click();
  await expect(page.getByRole('region', { name: contact.errorSummaryTitle })).toBeFocused();
  await expectNone(page, 'contact, invalid');

  await form.email.fill(form.sender);
  await page.route(table, (route) => route.fulfill({ status: 500 }));
  await form.send.click();
  await expect(page.getByText(failure)).toBeVisible();
  await expectNone(page, 'contact, error');

  await page.unroute(table);
  const answer = await holdAnswer(page);
  // No answer is waited for as long as axe takes.
  await page.evaluate(neverAfter, [SEND_TIMEOUT_MS, SUCCESS_SHOWN_MS]);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expectNone(page, 'contact, sending');

  answer();
  await expect(page.getByText(success)).toBeVisible();
  await expectNone(page, 'contact, success');
});

test('axe finds no barrier where a letter or a view cannot be loaded', async ({
  page,
  context,
  expecting,
}) => {
  expecting.console(/A part of the site could not be shown\./);
  expecting.perhaps(/NotLoaded: |net::ERR_/);
  await withoutIdleTime(page);
  await open(page, 'home');
  await context.setOffline(true);
  await letterButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.loading.failed);
  await expectNone(page, 'home, letter not loaded');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.donate }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.viewError.title);
  await expectNone(page, 'donate, not loaded');
});

/** Runs in the page: what is to happen after one of these times does not, however long axe takes to look. */
function neverAfter(times: number[]) {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, delay = 0) =>
    times.includes(delay) ? 0 : setTimeout(run, delay)) as typeof window.setTimeout;
}
