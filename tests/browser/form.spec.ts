import type { Response } from '@playwright/test';
import { formWords } from '#words/formWords.ts';
import { ministry, words } from '#words/words.ts';
import { fieldNames, fields, problemWords } from '../../content/contactFields.ts';
import { unwrap } from '../../content/fact.ts';
import { contact, contactDetails, help, privacy, urgent } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { formOn, openFilledForm, storedMessages, success, typed } from './contactForm.ts';
import { choose, expect, goBack, isStarted, open, test } from './site.ts';
import { hold, phone, pressTo } from './visitor.ts';

test('asks for a prayer before anything else', async ({ page }) => {
  await open(page, 'contact');
  const main = page.getByRole('main');
  // Removes the line above the header, which goes with the last example.
  await page.getByText(words.example.notPublished).evaluate((line) => line.closest('p')?.remove());
  for (const window of [{ width: 1280, height: 720 }, phone]) {
    await page.setViewportSize(window);
    const { y = Number.NaN } = (await formOn(page).prayer.boundingBox()) ?? {};
    expect(y, `px at ${window.width}`).toBeLessThanOrEqual(window === phone ? 1024 : 780);
    const call = main.getByRole('link', { name: new RegExp(`^${help.numbers[0]?.phone}`) });
    await expect(call.filter({ visible: true }).first(), 'whom to call').toBeInViewport({ ratio: 1 });
    await expect(page.getByAltText(contact.alt)).toBeInViewport();
    await expect(main.getByRole('heading', { name: contact.prayer.title }), 'the question').toBeInViewport();
  }
  await expect(main.getByText(contact.prayer.text), 'and what we do').toBeVisible();
  for (const { phone, short } of urgent) {
    const name = `${phone} ${short}`;
    const box = await main.getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.width, 'for a thumb').toBeGreaterThanOrEqual(88);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const block = page.getByRole('region', { name: help.title });
  await page.getByRole('link', { name: formWords.moreNumbers }).click();
  await expect(block.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(block.locator(':lang(ta)'), 'for who reads no English').toHaveText(/\p{Script=Tamil}/u);
  for (const { phone, whom } of [...help.numbers, ...help.countries.flatMap(({ numbers }) => numbers)]) {
    const number = block.getByRole('link', { name: `${phone} ${whom}`, exact: true });
    await expect(number).toBeVisible();
    await expect(number).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  }
  await block.getByText(help.hideQuestion).click();
  await expect(block.getByText(`${help.hide}`)).toBeVisible();
});

test('who writes about one of us reads first whom to call, and no history says so', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'about');
  await page.getByRole('contentinfo').getByRole('link', { name: help.title }).click();
  await expect(page.getByRole('heading', { name: help.title })).toBeInViewport();
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: privacy.notPrivate.title }).click();
  await expect(page.getByRole('heading', { name: privacy.notPrivate.title })).toBeInViewport();
  await page.getByRole('link', { name: contact.oneOfUs }).click();
  await expect(page.getByRole('heading', { name: privacy.oneOfUs.title })).toBeInViewport();
  const { safeguardingPhone, oneOfUs, notPrivate } = privacy;
  const called = [...help.numbers.slice(2), { phone: unwrap(safeguardingPhone), whom: oneOfUs.lead }];
  const notice = page.getByRole('group').filter({ hasText: oneOfUs.title });
  for (const { phone, whom } of called)
    await expect(notice.getByRole('link', { name: `${phone} ${whom}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: notPrivate.title })).toBeVisible();
  expect([new URL(page.url()).hash, await page.evaluate(() => history.length)]).toEqual(['', before]);
  await goBack(page, 'about');
});

test('a message can be sent by keyboard alone', async ({ page }) => {
  await page.goto('');
  await pressTo(page, 'Tab', words.skipToContent);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('');
  for (const name of [words.skipToContent, ministry.name, 'Home', 'Contact'])
    await pressTo(page, 'Tab', name);
  // Until then the link loads a document, which has no focus.
  await isStarted(page);
  await pressTo(page, 'Enter', 'Contact Reach & Build');
  const { sender } = formOn(page);
  const { name, phone, prayer } = typed;
  const texts: Record<string, string> = { name, email: sender, phone, prayerRequests: prayer };
  for (const field of fieldNames) {
    if (field === 'email') await pressTo(page, 'Tab', unwrap(contactDetails.phone));
    if (field === 'prayerRequests') await pressTo(page, 'Tab', privacy.notPrivate.title);
    await pressTo(page, 'Tab', fields[field].label);
    await page.keyboard.insertText(texts[field] ?? '');
  }
  for (const name of [contact.oneOfUs, words.privacy, 'Send Message']) await pressTo(page, 'Tab', name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(success)).toBeInViewport();
  await expect(page.getByText(contact.verse.text), 'all of it fits the window').toBeInViewport({ ratio: 1 });
  const another = page.getByRole('button', { name: formWords.another });
  await expect(page.locator(':focus').filter({ has: another })).toBeInViewport();
  await another.press('Enter');
  await expect(page.getByLabel(fields.name.label)).toBeFocused();
  await expect(page.getByText(contact.sent)).toBeHidden();
  expect(await storedMessages(sender)).toHaveLength(1);
});

/** Holds characters that no encoding on the way may change. */
const odd = {
  name: 'மரியா தேவி O’Brien 🌿',
  phone: '+91 (00000) 00-000',
  prayer_requests:
    'என் அம்மாவுக்காக ஜெபியுங்கள்.\nमेरी माँ के लिए प्रार्थना करें 🙏🏽👨‍👩‍👧\n\tEla\u0301i, e\u0301 & <b>"quoted"</b>\n1\n2\n3',
};

test('a message is stored as it was typed', async ({ page }) => {
  await open(page, 'contact');
  const form = formOn(page);
  await form.name.fill(odd.name);
  await form.phone.fill(odd.phone);
  // Pastes line breaks of other programs.
  await form.prayer.fill(odd.prayer_requests.replace('1\n2\n3', '1\v2\u20283'));
  await form.send.click();
  await expect(page.getByRole('region', { name: formWords.errorSummaryTitle })).toBeFocused();
  const missing = page.getByRole('link', { name: problemWords('email', 'missing') });
  await page.setViewportSize(phone);
  await missing.press('Enter');
  await expect(form.email).toBeFocused();
  const label = await page.locator('label[for=contact-email]').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(label?.y, 'below the header').toBeGreaterThanOrEqual(Number(header?.y) + Number(header?.height));
  await page.setViewportSize({ width: 1280, height: 720 });
  await choose(page, 'donate');
  await goBack(page, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.name).toHaveValue(odd.name);
  await expect(missing).toBeVisible();
  await expectNoBarriers(page);
  await form.email.fill(form.sender);
  await form.send.dblclick();
  await expect(page.getByText(success)).toBeVisible();
  await expectNoBarriers(page);
  expect(await storedMessages(form.sender)).toEqual([expect.objectContaining(odd)]);
});

test('a message whose answer was lost is stored once when it is sent again', async ({ page, expecting }) => {
  expecting.console.push(
    /^error: The message could not be sent\. SendError|ERR_CONNECTION_RESET|access control checks|Failed to load|NetworkError/,
  );
  const form = await openFilledForm(page);
  await page.route(/contact_submissions/, (route) =>
    route.fetch().then(() => route.abort('connectionreset')),
  );
  await form.send.click();
  await expect(page.getByText(formWords.unanswered)).toBeVisible();
  await expectNoBarriers(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await form.pressSend();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('a message that is sent while its view is away is thanked for on the way back', async ({ page }) => {
  await page.setViewportSize(phone);
  const form = await openFilledForm(page);
  const arrives = await hold(page, /contact_submissions/);
  await form.send.click();
  await page.getByRole('link', { name: words.backToHome }).first().click();
  const answer = page.waitForResponse(/contact_submissions/);
  arrives();
  await answer;
  await goBack(page, 'contact');
  await expect(page.getByText(contact.sent)).toBeInViewport();
});

test('the font of the Tamil line is loaded by its page only', async ({ page }) => {
  const fonts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  });
  await open(page, 'donate');
  await page.waitForLoadState('networkidle');
  const others = fonts.map((font) => font.url());
  await open(page, 'contact');
  await page.waitForLoadState('networkidle');
  const [own, ...more] = fonts.filter((font) => !others.includes(font.url()));
  expect(more).toEqual([]);
  expect((await own?.body())?.length, 'bytes').toBeLessThan(8000);
});
