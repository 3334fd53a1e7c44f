import type { Page, Route } from '@playwright/test';
import { TIMEOUT_MS } from '../../src/components/inTime.ts';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactFormStore.ts';
import { formWords } from '../../src/contact/formWords.ts';
import { colors } from '../../tailwind.config.ts';
import { help } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import {
  failure,
  holdAnswer,
  openFilledForm,
  openForm,
  sentMessages,
  success,
  table,
} from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, isShown, mainMenu, rgb, test } from './site.ts';

/** What no table and no encoding on the way may change. */
const words = {
  name: 'மரியா தேவி O’Brien 🌿',
  phone: '+91 (00000) 00-000',
  prayer_requests:
    'என் அம்மாவுக்காக ஜெபியுங்கள்.\nमेरी माँ के लिए प्रार्थना करें 🙏🏽👨‍👩‍👧\n\tEla\u0301i, e\u0301 & <b>"quoted"</b>\n1\n2\n3',
};

test('is stored once and as typed, however often Send is pressed; the thanks stay for 5000 ms, the numbers to call for good', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.name.fill(words.name);
  await form.email.fill(form.sender);
  await form.phone.fill(words.phone);
  // Line breaks as other programs have them, which come by pasting.
  await form.prayer.fill(words.prayer_requests.replace('1\n2\n3', '1\v2\u20283'));
  const [number] = help.numbers;
  const call = page.getByText(help.afterSending).locator('..').getByRole('link', { name: number?.whom });
  await expect(call).toBeHidden();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const sent = sentMessages(page);
  const answer = await holdAnswer(page);
  await form.send.dblclick();
  await form.email.press('Enter');
  await form.sending.press('Enter');
  await expect(form.sending).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('Sending...');
  await page.clock.runFor(10_000);
  await expect(form.sending).toBeFocused();
  answer();
  const thanks = page.getByRole('status').getByText(success, { exact: true });
  await expect(thanks).toBeVisible();
  for (const field of [form.name, form.email, form.phone, form.prayer]) await expect(field).toHaveValue('');
  await expect(form.send).toBeEnabled();
  await expect(form.send).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await storedMessages(form.sender)).toEqual([expect.objectContaining(words)]);

  await thanks.evaluate(isSeen);
  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  const place = () => form.send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  expect(await place(), 'nothing jumps').toBe(before);
  await expect(page.getByText(help.afterSending)).toBeVisible();
  await expect(call).toHaveAttribute('href', `tel:${number?.phone}`);
});

test('whoever looks elsewhere while a message is on its way learns what became of it', async ({ page }) => {
  const form = await openFilledForm(page);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  const answered = page.waitForResponse(/contact_submissions/);
  answer();
  await answered;
  await page.clock.fastForward(60_000);
  // Screen readers announce what comes into a region that they know.
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.role === 'status')
          document.body.dataset.announced = target.textContent ?? '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await isShown(page, 'contact');
  await expect(form.name).toHaveValue('');
  await expect(page.locator('body')).toHaveAttribute('data-announced', success);
  const thanks = page.getByText(success);
  await thanks.scrollIntoViewIfNeeded();
  await thanks.evaluate(isSeen);
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(SUCCESS_SHOWN_MS);
  await expect(thanks).toBeHidden();
});

type Fault = {
  answer: (route: Route) => unknown;
  /** What Chromium itself says about it on the console, besides the site's own line. */
  browserSays?: RegExp;
  /** Whether no answer came, so that the message may have arrived. */
  unanswered?: true;
  /** What happens before the press on Send, and while the message is on its way. */
  before?: (page: Page) => Promise<void>;
  meanwhile?: (page: Page) => Promise<void>;
};

/** One of each kind; which answers of a server are failures, unit/sendContactSubmission.test.ts has. */
const faults: Record<string, Fault> = {
  // Stores the message, so that a try after any other could store it again.
  'only the answer is lost': {
    answer: (route) => route.fetch().then(() => route.abort('connectionreset')),
    browserSays: /net::ERR_CONNECTION_RESET/,
    unanswered: true,
  },
  'the server refuses it': {
    answer: (route) => route.fulfill({ status: 429, json: { message: 'Too many.' } }),
    browserSays: /status of 429/,
  },
  'no answer comes': {
    answer: () => new Promise(() => {}),
    meanwhile: (page) => page.clock.fastForward(TIMEOUT_MS),
    unanswered: true,
  },
  'a sign-in page of a public Wi-Fi answers in the place of the server': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Our Wi-Fi.' }),
  },
  'the device is offline': {
    before: (page) => page.context().setOffline(true),
    answer: (route) => route.continue(),
    browserSays: /net::ERR_INTERNET_DISCONNECTED/,
    unanswered: true,
  },
};

test('keeps the words whatever goes wrong, and stores them once when all is well again', async ({
  page,
  expecting,
}) => {
  expecting.console(/^error: The message could not be sent\. SendError/);
  const form = await openFilledForm(page);
  const fields = [form.name, form.email, form.phone, form.prayer];
  const valuesNow = () => Promise.all(fields.map((field) => field.inputValue()));
  const filled = await valuesNow();
  const box = page.getByRole('alert');
  const says = box.getByText(failure, { exact: true });
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      const { answer, browserSays, unanswered = false, before, meanwhile } = fault;
      if (browserSays) expecting.console(browserSays);
      await before?.(page);
      const sent = sentMessages(page);
      await page.route(table, answer);
      await form.send.click();
      if (meanwhile) {
        await expect(form.sending).toBeDisabled();
        await expectNoBarriers(page);
        await meanwhile(page);
      }
      await expect(says).toBeVisible();
      await expect(page.getByText(help.afterSending)).toBeVisible();
      await expect(box.getByText(formWords.unanswered)).toBeVisible({ visible: unanswered });
      await expect(box.getByText(formWords.offline)).toBeVisible({ visible: name.endsWith('offline') });
      expect(sent).toHaveLength(1);
      expect(await valuesNow()).toEqual(filled);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  await expect(says.locator('..'), 'in a red box').toHaveCSS('border-color', rgb(colors.brick));
  await expect(says).toHaveCSS('color', rgb(colors.brick));
  await page.clock.fastForward('10:00');
  await expect(says, 'until the next try').toBeVisible();

  await expectNoBarriers(page);
  await page.context().setOffline(false);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expect(says).toBeHidden();
  answer();
  await expect(page.getByText(success)).toBeVisible();
  await expectNoBarriers(page);
  const [name, , phone, prayer_requests] = filled;
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name, phone, prayer_requests }),
  ]);
});

/** Runs in the page: waits until the browser has told everyone who watches the element that it is seen. */
function isSeen(element: Element) {
  return new Promise((resolve) => new IntersectionObserver(() => resolve(null)).observe(element));
}
