import { formWords } from '../../src/contact/formWords.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { ministry, words } from '../../src/words.ts';
import { contact, help, privacy } from '../fixtures/content.ts';
import { expectNoBarriers } from './axe.ts';
import { formOn, openForm, sentMessages, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, holdScript, isShown, isStarted, mainMenu, open, pressTo, test } from './site.ts';

/** In India, then in each other country. */
const everyNumber = [...help.numbers, ...help.countries.flatMap(({ numbers }) => numbers)];

test('labels and explains its four fields, asks for each with its keyboard, and leads to the privacy notice', async ({
  page,
}) => {
  const form = await openForm(page);
  const shown = page.getByRole('form', { name: formWords.title });
  const labels = ['Full Name *', 'Email Address *', 'Phone Number', 'Prayer Requests'];
  await expect(shown.locator('label')).toHaveText(labels);
  await expect(page.getByText(formWords.required)).toBeVisible();
  const { name, email, phone, prayerRequests } = contact.hints;
  const fields = [
    [form.name, name, { required: '', type: 'text', autocomplete: 'name' }],
    [form.email, email, { required: '', type: 'email', autocomplete: 'email', inputmode: 'email' }],
    [form.phone, phone, { required: null, type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    [
      form.prayer,
      `${prayerRequests} ${contact.beforeYouWrite} ${contact.under18}`,
      { required: null, rows: '5', autocomplete: 'off' },
    ],
  ] as const;
  for (const [field, hint, attributes] of fields) {
    await expect(field).toHaveAccessibleDescription(hint);
    for (const [name, value] of Object.entries(attributes))
      expect(await field.getAttribute(name), `${field}: ${name}`).toBe(value);
  }
  const text = (await shown.allInnerTexts()).join();
  const inOrder = [contact.privacyNote, contact.consent, formWords.submit].map((each) => text.indexOf(each));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  for (const role of ['status', 'alert'] as const)
    await expect(page.getByRole(role), 'nothing is said before a message is sent').toBeEmpty();
  await page.getByRole('button', { name: formWords.privacyLink }).click();
  const notice = page.locator('#privacy');
  await expect(notice.getByText(privacy.summary)).toBeVisible();
  await expect(notice.locator('summary')).toBeFocused();
  await expect(notice.locator('summary')).toBeInViewport();
  await expectNoBarriers(page);
});

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

test('all numbers to call stand before the message, within one screen of a phone, and open on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'contact');
  const block = page.getByRole('region', { name: help.title });
  const top = async (place: typeof block) => (await place.boundingBox())?.y ?? 0;
  const numbers = everyNumber.map(({ phone, whom }) =>
    block.getByRole('link', { name: `${phone} ${whom}`, exact: true }),
  );
  await page.emulateMedia({ media: 'print' });
  for (const number of numbers) await expect(number).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: words.moreNumbers }).click();
  await expect(block.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  expect((await block.boundingBox())?.height, 'px between phone and message').toBeLessThanOrEqual(740);
  await block.getByText(words.notInIndia).click();
  for (const [index, number] of numbers.entries()) {
    await expect(number).toHaveAttribute('href', `tel:${everyNumber[index]?.phone.replaceAll(' ', '')}`);
    const least = index < help.numbers.length ? 44 : 24;
    expect((await number.boundingBox())?.height, 'a target for thumbs').toBeGreaterThanOrEqual(least);
  }
  expect(await top(block.getByText(help.hide))).toBeLessThan(await top(page.getByLabel('Prayer Requests')));
});

test('by keyboard alone, from the address bar to a sent message', async ({ page }) => {
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
  await expect(page.getByText(words.notInIndia)).toBeVisible();
  await page.keyboard.press('Tab');
  await pressTo(page, 'Tab', 'Prayer Requests');
  await page.keyboard.insertText(typed.prayer);
  await pressTo(page, 'Tab', formWords.privacyLink);
  await pressTo(page, 'Tab', 'Send Message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.locator(':focus')).toHaveAccessibleName('Send Message');
  expect(await storedMessages(sender)).toHaveLength(1);

  await page.goto('');
  await pressTo(page, 'Tab', words.skipToContent);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main'), 'past the header').toBeFocused();
});

test('what is typed before the script has come counts, and so does a press on Send', async ({ page }) => {
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

/** What extensions and translations do to a document, so that it can no longer be hydrated. */
const touches = {
  'a box beside a field': () => document.querySelector('form input')?.after(document.createElement('mark')),
  'an element of its own': () => document.querySelector('main')?.append(document.createElement('mark')),
  'another language': () => {
    for (const label of document.querySelectorAll('form label')) {
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  },
  'a frame around a field': () => {
    const field = document.querySelector('form textarea');
    const frame = document.createElement('mark');
    field?.replaceWith(frame);
    if (field) frame.append(field);
  },
};
for (const [given, touch] of Object.entries(touches))
  test(`with ${given}, no word is lost, nor the focus, nor a press on Send`, async ({ page, expecting }) => {
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
    await expect(form.prayer).toBeFocused();
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
    await expect(page.getByText(success)).toBeVisible();
    await expect(form.send).toBeFocused();
    expect(await storedMessages(form.sender)).toEqual([
      expect.objectContaining({ name: typed.name, prayer_requests: typed.prayer }),
    ]);
  });

test('asks for a name and an email address only, says what has to be put right, leads there, and keeps both during a look at another view', async ({
  page,
}) => {
  const form = await openForm(page);
  const sent = sentMessages(page);
  const summary = page.getByRole('region', { name: formWords.errorSummaryTitle });
  const problems = summary.getByRole('link');
  const { nameMissing, emailMissing, emailInvalid } = formWords.errors;
  await form.prayer.fill(typed.prayer);
  await form.send.click();
  await expect(summary).toBeFocused();
  await expect(page.getByRole('alert'), 'read once: by the focus').toBeEmpty();
  await mainMenu(page).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form.prayer).toHaveValue(typed.prayer);

  await expect(problems).toHaveText([nameMissing, emailMissing]);
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toHaveAccessibleDescription(`${contact.hints.name} ${nameMissing}`);
  await expect(form.email).toHaveAccessibleDescription(`${contact.hints.email} ${emailMissing}`);
  await expect(form.phone).not.toHaveAttribute('aria-invalid');
  await expectNoBarriers(page);
  await problems.last().click();
  await expect(form.email).toBeFocused();
  await form.email.fill('anna');
  await form.send.click();
  await expect(summary, 'still wrong at the next press').toBeFocused();
  await expect(problems).toHaveText([nameMissing, emailInvalid]);
  await expect(form.email).toHaveValue('anna');
  await problems.first().click();
  await expect(form.name).toBeFocused();
  expect(sent).toEqual([]);

  await form.name.fill('Anbu');
  await form.prayer.fill('');
  await form.email.fill(form.sender);
  await form.email.press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  await expect(form.email).toBeFocused();
  await expect(summary).toBeHidden();
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: 'Anbu', phone: null, prayer_requests: null }),
  ]);
});
