import { problemWords } from '../../src/contact/fields.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { formWords } from '../../src/words/formWords.ts';
import { ministry, words } from '../../src/words/words.ts';
import { contact, help, home, privacy } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { formOn, openFilledForm, storedMessages, success, table, typed } from './contactForm.ts';
import { choose, expect, goBack, isStarted, open, test } from './site.ts';
import { holdScript, phone, pressTo } from './visitor.ts';

/** In India, then in each other country. */
const everyNumber = [...help.numbers, ...help.countries.flatMap(({ numbers }) => numbers)];

/** Runs in the page: the words that are seen before the button. */
function wordsUntilSend(): string[] {
  const [main, send] = [document.querySelector('main'), document.querySelector('#contact-send')];
  const walker = document.createTreeWalker(main as Element, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (walker.nextNode() && !send?.contains(walker.currentNode))
    if (walker.currentNode.parentElement?.checkVisibility()) seen.push(`${walker.currentNode.textContent}`);
  return seen.join(' ').split(/\s+/).filter(Boolean);
}

for (const [width, height, most] of [
  [360, 740, 1000],
  [1280, 720, 780],
] as const)
  test(`asks for a prayer before anything else: ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'contact');
    // The words of the fixture are as long as the schema lets a ministry's be.
    expect((await page.evaluate(wordsUntilSend)).length, 'words').toBeLessThanOrEqual(160);
    const { y = Number.NaN } = (await formOn(page).prayer.boundingBox()) ?? {};
    // Not there once the site is published.
    const notPublished = await page.getByText(words.example.notPublished).locator('../..').boundingBox();
    expect(y - (notPublished?.height ?? 0), 'px').toBeLessThanOrEqual(most);
    const [number] = help.numbers;
    const call = page.getByRole('main').getByRole('link', { name: new RegExp(`^${number?.phone}`) });
    await expect(call.filter({ visible: true }).first(), 'whom to call').toBeInViewport({ ratio: 1 });
    await expect(page.getByAltText(home.hero.alt)).toBeInViewport();
  });

test('a thumb finds whom to call, and the way to all helplines', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'contact');
  const main = page.getByRole('main');
  const block = page.getByRole('region', { name: help.title });
  for (const { phone } of help.numbers.slice(0, 2)) {
    const box = await main.getByRole('link', { name: phone, exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(88);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: words.moreHelplines }).click();
  await expect(block.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(block.locator(':lang(ta)')).toHaveText(help.tamil);
  await block.getByText(words.notInIndia).click();
  for (const { phone, whom } of everyNumber) {
    const number = block.getByRole('link', { name: `${phone} ${whom}`, exact: true });
    await expect(number).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  }
  await block.getByText(help.hideQuestion).click();
  await expect(block.getByText(help.hide)).toBeVisible();
});

test('the strip ends where the fields do, at every width', async ({ page }) => {
  await open(page, 'contact');
  for (const width of [640, 673, 720, 767, 1023]) {
    await page.setViewportSize({ width, height: 700 });
    const strip = await page.getByText(help.strip).locator('..').boundingBox();
    const field = await formOn(page).prayer.boundingBox();
    expect([strip?.x, strip?.width], `${width}`).toEqual([field?.x, field?.width]);
  }
});

test('what cannot be kept private is one press away', async ({ page }) => {
  await open(page, 'contact');
  await page.getByRole('link', { name: contact.notPrivate }).click();
  await expect(page.getByRole('heading', { name: privacy.notPrivate.title })).toBeInViewport();
});

test('on paper: every number, the consent, where the sheet goes, and fields as wide as it', async ({
  page,
}) => {
  await open(page, 'contact');
  await page.emulateMedia({ media: 'print' });
  const block = page.getByRole('region', { name: help.title });
  for (const { phone, whom } of everyNumber)
    await expect(block.getByRole('link', { name: `${phone} ${whom}`, exact: true })).toBeVisible();
  for (const words of [contact.consent, contact.handIn]) await expect(page.getByText(words)).toBeVisible();
  const sheet = await page.getByRole('form').boundingBox();
  for (const field of await page.getByRole('textbox').all())
    expect((await field.boundingBox())?.width).toBe(sheet?.width);
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
  await pressTo(page, 'Tab', contact.notPrivate);
  await pressTo(page, 'Tab', 'Prayer Requests');
  await page.keyboard.insertText(typed.prayer);
  await pressTo(page, 'Tab', words.privacy);
  await pressTo(page, 'Tab', 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(success);
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
  await expect(page.getByRole('link', { name: problemWords('email', 'missing') })).toBeVisible();
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
