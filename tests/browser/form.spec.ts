import { formWords } from '../../src/contact/formWords.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { ministry, words } from '../../src/words.ts';
import { contact, help } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { formOn, openFilledForm, storedMessages, success, table, typed } from './contactForm.ts';
import { choose, expect, goBack, isStarted, open, test } from './site.ts';
import { holdScript, phone, pressTo } from './visitor.ts';

/** In India, then in each other country. */
const everyNumber = [...help.numbers, ...help.countries.flatMap(({ numbers }) => numbers)];

for (const [width, height, most] of [
  [360, 740, 540],
  [1280, 720, 480],
] as const)
  test(`asks for a prayer on the first screen: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'contact');
    await expect(page.getByText(contact.prayer)).toBeInViewport({ ratio: 1 });
    expect((await page.getByLabel('Full Name').boundingBox())?.y, 'px').toBeLessThanOrEqual(most);
    const [number] = help.numbers;
    const call = page.getByRole('main').getByRole('link', { name: number?.phone }).filter({ visible: true });
    await expect(call.first(), 'whom to call in danger').toBeInViewport({ ratio: 1 });
  });

test('all numbers to call stand before the message, also on paper', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'contact');
  const block = page.getByRole('region', { name: help.title });
  const numbers = everyNumber.map(({ phone, whom }) =>
    block.getByRole('link', { name: `${phone} ${whom}`, exact: true }),
  );
  await page.emulateMedia({ media: 'print' });
  for (const number of numbers) await expect(number).toBeVisible();
  await page.emulateMedia({ media: null });
  const strip = await page.getByText(help.question).locator('..').boundingBox();
  expect(strip?.height, 'one line above the form').toBeLessThan(50);
  await page.getByRole('link', { name: words.moreNumbers }).click();
  await expect(block.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect((await block.boundingBox())?.height, 'px between phone and message').toBeLessThanOrEqual(520);
  await block.getByText(words.notInIndia).click();
  for (const [index, number] of numbers.entries())
    await expect(number).toHaveAttribute('href', `tel:${everyNumber[index]?.phone.replaceAll(' ', '')}`);
  await block.getByText(help.hideQuestion).click();
  await expect(block.getByText(help.hide)).toBeVisible();
});

test('a message can be sent by keyboard alone', async ({ page }) => {
  await page.goto('');
  await pressTo(page, 'Tab', words.skipToContent);
  await expect(page.locator(':focus')).toBeInViewport();
  await pressTo(page, 'Tab', ministry.name);
  await pressTo(page, 'Tab', 'Home');
  await pressTo(page, 'Tab', 'Contact');
  // Before that the link opens the document, which puts the focus nowhere.
  await isStarted(page);
  await pressTo(page, 'Enter', 'Contact Reach & Build');
  const { sender } = formOn(page);
  for (const [name, text] of [
    ['Full Name', typed.name],
    ['Email Address', sender],
    ['Phone Number', typed.phone],
  ] as const) {
    await pressTo(page, 'Tab', name);
    await page.keyboard.insertText(text);
  }
  for (const { phone, whom } of help.numbers) await pressTo(page, 'Tab', `${phone} ${whom}`);
  for (const fold of [words.notInIndia, help.hideQuestion]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(fold);
  }
  await pressTo(page, 'Tab', 'Prayer Requests');
  await page.keyboard.insertText(typed.prayer);
  await pressTo(page, 'Tab', formWords.privacyLink);
  await pressTo(page, 'Tab', 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.locator(':focus')).toHaveAccessibleName('Send Message');
  expect(await storedMessages(sender)).toHaveLength(1);
});

test('the first link leads past the header', async ({ page }) => {
  await page.goto('');
  await pressTo(page, 'Tab', words.skipToContent);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a message that is sent before the script has come counts', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto(hrefOf('contact'));
  const form = formOn(page);
  await form.fill();
  await form.send.click();
  scriptArrives();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: typed.name, prayer_requests: typed.prayer }),
  ]);
});

/** What a translation and an extension do to a document, so that it can no longer be hydrated. */
function touch() {
  for (const label of document.querySelectorAll('form label')) {
    const font = document.createElement('font');
    font.append(...label.childNodes);
    label.append(font);
  }
  const field = document.querySelector('form textarea');
  const frame = document.createElement('mark');
  field?.replaceWith(frame);
  frame.append(field ?? '');
}

test('what was done before the script is kept in a page that a translation has changed', async ({
  page,
  expecting,
}) => {
  expecting.console(/Minified React error #418/);
  const form = formOn(page);
  let scriptArrives = await holdScript(page);
  await page.goto(hrefOf('contact'));
  await form.prayer.fill('Please pray');
  await page.evaluate(touch);
  await form.prayer.focus();
  scriptArrives();
  await isStarted(page);
  await expect(page.locator('mark, font')).toHaveCount(0);
  await expect(form.prayer, 'the focus').toBeFocused();
  await page.keyboard.insertText(' for rain.');
  await expect(form.prayer).toHaveValue('Please pray for rain.');

  await page.unrouteAll();
  scriptArrives = await holdScript(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(hrefOf('contact'));
  await form.fill();
  await page.evaluate(touch);
  await form.send.click();
  scriptArrives();
  await expect(page.getByText(success), 'the press on Send').toBeVisible();
  await expect(form.send).toBeFocused();
});

test('the form is as it was after a look at another view', async ({ page }) => {
  await open(page, 'contact');
  const form = formOn(page);
  await form.prayer.fill(typed.prayer);
  await form.send.click();
  await expect(page.getByRole('region', { name: formWords.errorSummaryTitle })).toBeFocused();
  await choose(page, 'donate');
  await goBack(page, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.prayer).toHaveValue(typed.prayer);
  await expect(page.getByRole('link', { name: formWords.errors.email.missing })).toBeVisible();
  await expectNoBarriers(page);
});

/** What no table and no encoding on the way may change. */
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
  await form.email.fill(form.sender);
  await form.phone.fill(odd.phone);
  // Line breaks as other programs have them, which come by pasting.
  await form.prayer.fill(odd.prayer_requests.replace('1\n2\n3', '1\v2\u20283'));
  await form.send.dblclick();
  await expect(page.getByText(success)).toBeVisible();
  await expectNoBarriers(page);
  expect(await storedMessages(form.sender)).toEqual([expect.objectContaining(odd)]);
});

test('a message whose answer was lost is stored once when it is sent again', async ({ page, expecting }) => {
  expecting.console(/^error: The message could not be sent\. SendError/);
  expecting.perhaps(/ERR_CONNECTION_RESET|access control checks|Failed to load|NetworkError/);
  const form = await openFilledForm(page);
  await page.route(table, (route) => route.fetch().then(() => route.abort('connectionreset')));
  await form.send.click();
  await expect(page.getByText(formWords.unanswered)).toBeVisible();
  await expectNoBarriers(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await form.pressSend();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});
