import { contact } from '@content/contact.ts';
import { openForm, sentMessages, success } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, isShown, test } from './site.ts';

test('asks for a name and an email address, and for nothing more', async ({ page }) => {
  const form = await openForm(page);
  await form.name.fill('Anbu');
  await form.email.fill(form.sender);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: 'Anbu', phone: null, prayer_requests: null }),
  ]);
});

test('says what has to be put right, leads there, and sends nothing', async ({ page }) => {
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
  await summary.getByRole('link', { name: contact.errors.nameMissing }).click();
  await expect(form.name).toBeFocused();
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
  await expect(form.email).toHaveAccessibleDescription(`${hint} ${contact.errors.emailInvalid}`);
  expect(sent).toEqual([]);
});

test('still says what is missing after a look at another view, and does not take the focus then', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Donate' }).click();
  await isShown(page, 'donate');
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(summary).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await form.send.click();
  await expect(summary).toBeFocused();
});

test('labels its four fields, says what is required, and asks for each with its keyboard', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(page.getByRole('form', { name: contact.title }).locator('label')).toHaveText([
    'Full Name *',
    'Email Address *',
    'Phone Number',
    'Prayer Requests',
  ]);
  await expect(page.getByText(contact.required)).toBeVisible();
  const fields = [
    [form.name, { required: '', type: 'text', autocomplete: 'name' }],
    [form.email, { required: '', type: 'email', autocomplete: 'email', inputmode: 'email' }],
    [form.phone, { required: null, type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    [form.prayer, { required: null, rows: '5', autocomplete: 'off' }],
  ] as const;
  for (const [field, attributes] of fields) {
    for (const [name, value] of Object.entries(attributes))
      expect(await field.getAttribute(name), `${field}: ${name}`).toBe(value);
  }
});
