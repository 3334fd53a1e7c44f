import { AxeBuilder } from '@axe-core/playwright';
import { contact } from '@content/contact.ts';
import { footer } from '@content/footer.ts';
import { privacy } from '@content/privacy.ts';
import { words } from '@content/words.ts';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactForm.ts';
import { SEND_TIMEOUT_MS } from '../../src/contact/sendContactSubmission.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { failure, holdAnswer, openFilledForm, success, table } from './contactForm.ts';
import { expect, letterButton, mainMenu, open, test, withoutIdleTime } from './site.ts';

// Axe takes its time, and looks often.
test.describe.configure({ timeout: 120_000 });

/** Every rule that axe has, but those that it has given up. */
const rules = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(' ');

/** Expects no barrier in what is shown; in a phone's window, unless another is named. */
async function expectNone(page: Page, state: string, [width, height] = [360, 800]) {
  await page.setViewportSize({ width, height });
  // What moves is judged where it ends.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // The newest axe, whose own adapter wants a Node newer than ours; no frame is looked into, for which it would open a
  // page of its own each time.
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // AAA asks for 7 to 1; the palette keeps the 4.5 to 1 of AA.
    .disableRules('color-contrast-enhanced')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, state).toEqual([]);
}

for (const view of everyView) {
  test(`axe finds no barrier in ${view}`, async ({ page }) => {
    await open(page, view);
    await expectNone(page, 'on a phone');
    await expectNone(page, 'on a desktop', [1280, 800]);
  });
}

test('axe finds no barrier in a menu, a letter, a tab, the privacy notice', async ({ page }) => {
  await open(page, 'home');
  await mainMenu(page).getByText(words.menu.about, { exact: true }).click();
  await expectNone(page, 'the About menu', [1280, 800]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: words.menu.open }).click();
  await page.getByRole('dialog').getByText(words.menu.about, { exact: true }).click();
  await expectNone(page, 'the drawer', [667, 375]);
  await page.keyboard.press('Escape');
  await letterButton(page).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectNone(page, 'a letter');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByText(footer.quickLinks.privacy, { exact: true }).click();
  await expect(page.getByRole('heading', { name: privacy.sections[0]?.title })).toBeVisible();
  await expectNone(page, 'the privacy notice');
  await open(page, 'articles');
  await page.getByRole('tab', { name: 'Newsletters' }).click();
  await expectNone(page, 'newsletters');
});

test('axe finds no barrier in any state of the form', async ({ page, expecting }) => {
  expecting.console(/The message could not be sent\./);
  expecting.console(/status of 500/);
  const form = await openFilledForm(page);
  await form.email.fill('not an address');
  await form.send.click();
  await expect(page.getByRole('region', { name: contact.errorSummaryTitle })).toBeFocused();
  await expectNone(page, 'invalid');

  await form.email.fill(form.sender);
  await page.route(table, (route) => route.fulfill({ status: 500 }));
  await form.send.click();
  await expect(page.getByText(failure)).toBeVisible();
  await expectNone(page, 'error');

  await page.unroute(table);
  const answer = await holdAnswer(page);
  // What is to happen after one of these times does not, however long axe takes to look.
  await page.evaluate(
    (times) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay = 0) =>
        times.includes(delay) ? 0 : setTimeout(run, delay)) as typeof window.setTimeout;
    },
    [SEND_TIMEOUT_MS, SUCCESS_SHOWN_MS],
  );
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expectNone(page, 'sending');
  answer();
  await expect(page.getByText(success)).toBeVisible();
  await expectNone(page, 'success');
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
  await expectNone(page, 'a letter');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.donate }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.viewError.title);
  await expectNone(page, 'donate');
});
