import { contact } from '@content/contact.ts';
import type { Page, Route } from '@playwright/test';
import { SEND_TIMEOUT_MS } from '../../src/contact/sendContactSubmission.ts';
import { colors } from '../../tailwind.config.ts';
import { failure, holdAnswer, openFilledForm, success, table, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { rgb } from './rgb.ts';
import { expect, test } from './site.ts';

type Fault = {
  name: string;
  answer: (route: Route) => unknown;
  /** What Chromium itself says about it on the console, besides the site's own line. */
  browserSays?: RegExp;
  /** Whether no answer came, so that the message may have arrived. */
  unanswered?: true;
  /** What happens before the press on Send, and while the message is on its way. */
  before?: (page: Page) => Promise<void>;
  meanwhile?: (page: Page) => Promise<void>;
};

const status = (code: number): Fault => ({
  name: `the server answers ${code}`,
  answer: (route) => route.fulfill({ status: code, json: { code: `fault-${code}`, message: 'A fault.' } }),
  browserSays: new RegExp(`Failed to load resource: the server responded with a status of ${code}`),
});

const signInPage = '<!doctype html><title>Sign in</title><p>Welcome to our Wi-Fi.';

/** The first one stores the message, so that a try after any other could store it again. */
const faults: Fault[] = [
  {
    name: 'the connection breaks when the message is stored, and only the answer is lost',
    answer: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    browserSays: /net::ERR_CONNECTION_RESET/,
    unanswered: true,
  },
  ...[401, 403, 409, 413, 429, 500].map(status),
  {
    name: 'the server is down',
    answer: (route) => route.abort('connectionrefused'),
    browserSays: /net::ERR_CONNECTION_REFUSED/,
    unanswered: true,
  },
  {
    name: 'no answer comes',
    answer: () => new Promise(() => {}),
    meanwhile: (page) => page.clock.fastForward(SEND_TIMEOUT_MS),
    unanswered: true,
  },
  {
    name: 'a sign-in page of a public Wi-Fi answers in the place of the server',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: signInPage }),
  },
  {
    name: 'a gateway answers with a page of its own',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: signInPage }),
    browserSays: /status of 502/,
  },
  {
    name: 'the device is offline',
    before: (page) => page.context().setOffline(true),
    answer: (route) => route.continue(),
    browserSays: /net::ERR_INTERNET_DISCONNECTED/,
    unanswered: true,
  },
];

test('keeps the words whatever goes wrong, and stores them once when all is well again', async ({
  page,
  expecting,
}) => {
  expecting.console(/^error: The message could not be sent\. SendError/);
  const form = await openFilledForm(page);
  const box = page.getByRole('alert');
  const words = box.getByText(failure, { exact: true });
  for (const { name, answer, browserSays, unanswered = false, before, meanwhile } of faults) {
    await test.step(name, async () => {
      if (browserSays) expecting.console(browserSays);
      await before?.(page);
      let answered = 0;
      await page.route(table, async (route) => {
        answered += 1;
        await answer(route);
      });
      await form.send.click();
      if (meanwhile) {
        await expect(form.sending).toBeDisabled();
        await meanwhile(page);
      }
      await expect(words).toBeVisible();
      await expect(box.getByText(contact.unanswered)).toBeVisible({ visible: unanswered });
      const offline = await page.evaluate(() => !navigator.onLine);
      await expect(box.getByText(contact.offline)).toBeVisible({ visible: offline });
      expect(answered).toBe(1);
      await expect(form.name).toHaveValue(typed.name);
      await expect(form.email).toHaveValue(form.sender);
      await expect(form.phone).toHaveValue(typed.phone);
      await expect(form.prayer).toHaveValue(typed.prayer);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  await expect(words.locator('..'), 'in a red box').toHaveCSS('border-color', rgb(colors.brick));
  await expect(words).toHaveCSS('color', rgb(colors.brick));
  await page.clock.fastForward('10:00');
  await expect(words, 'until the next try').toBeVisible();

  await page.context().setOffline(false);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  await expect(words).toBeHidden();
  answer();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: typed.name, phone: typed.phone, prayer_requests: typed.prayer }),
  ]);
});
