import { contact } from '@content/contact.ts';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { formOn, openForm, sentMessages, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, holdScript, isShown, mainMenu, test } from './site.ts';

test('labels and explains its four fields, and asks for each with its keyboard', async ({ page }) => {
  const form = await openForm(page);
  const shown = page.getByRole('form', { name: contact.title });
  await expect(shown.locator('label')).toHaveText([
    'Full Name *',
    'Email Address *',
    'Phone Number',
    'Prayer Requests',
  ]);
  await expect(page.getByText(contact.required)).toBeVisible();
  const { email, phone, prayerRequests } = contact.fields;
  const fields = [
    [form.name, '', { required: '', type: 'text', autocomplete: 'name' }],
    [form.email, email.hint, { required: '', type: 'email', autocomplete: 'email', inputmode: 'email' }],
    [form.phone, phone.hint, { required: null, type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    [form.prayer, prayerRequests.hint, { required: null, rows: '5', autocomplete: 'off' }],
  ] as const;
  for (const [field, hint = '', attributes] of fields) {
    await expect(field).toHaveAccessibleDescription(hint);
    for (const [name, value] of Object.entries(attributes))
      expect(await field.getAttribute(name), `${field}: ${name}`).toBe(value);
  }
  const said = shown.locator('p, [role=status], button').filter({ visible: true });
  const inOrder = [contact.privacyNote, contact.consent, contact.submit];
  const text = (await said.allInnerTexts()).join('\n');
  expect(inOrder.map((each) => text.indexOf(each))).toEqual(
    inOrder.map((each) => text.indexOf(each)).sort((a, b) => a - b),
  );
  for (const role of ['status', 'alert'] as const)
    await expect(page.getByRole(role), 'nothing is said before a message is sent').toBeEmpty();
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

test('asks for a name and an email address only, says what has to be put right, and leads there', async ({
  page,
}) => {
  const form = await openForm(page);
  const sent = sentMessages(page);
  await form.send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  const { hint } = contact.fields.email;
  await expect(summary).toBeFocused();
  await expect(page.getByRole('alert'), 'read once: by the focus').toBeEmpty();
  await expect(summary.getByRole('link')).toHaveText([
    contact.errors.nameMissing,
    contact.errors.emailMissing,
  ]);
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toHaveAccessibleDescription(contact.errors.nameMissing);
  await expect(form.email).toHaveAccessibleDescription(`${hint} ${contact.errors.emailMissing}`);
  await expect(form.phone).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link', { name: contact.errors.emailMissing }).click();
  await expect(form.email).toBeFocused();

  await form.email.fill('anna');
  await form.send.click();
  await expect(summary, 'still wrong at the next press').toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    contact.errors.nameMissing,
    contact.errors.emailInvalid,
  ]);
  await expect(form.email).toHaveValue('anna');
  await summary.getByRole('link', { name: contact.errors.nameMissing }).click();
  await expect(form.name).toBeFocused();
  expect(sent).toEqual([]);

  await form.name.fill('Anbu');
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

test('keeps what was typed, and what is missing, during a look at another view', async ({ page }) => {
  const form = await openForm(page);
  await form.phone.fill(typed.phone);
  await form.prayer.fill(typed.prayer);
  await form.send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await mainMenu(page).getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await expect(form.phone).toHaveValue(typed.phone);
  await expect(form.prayer).toHaveValue(typed.prayer);
  await expect(summary).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await form.send.click();
  await expect(summary).toBeFocused();
});
