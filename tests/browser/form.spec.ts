import { contact } from '@content/contact.ts';
import { openForm, sentMessages, success } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, isShown, test } from './site.ts';

test('asks for a name and an email address, and for nothing more', async ({ page }) => {
  const form = await openForm(page);
  await form.name.fill('Anbu');
  await form.email.fill(form.sender);
  await form.takeTime();
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: 'Anbu', phone: null, prayer_requests: null }),
  ]);
});

test('says what is missing, leads there, and sends nothing', async ({ page }) => {
  const form = await openForm(page);
  const sent = sentMessages(page);
  await form.send.click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    contact.errors.nameMissing,
    contact.errors.emailMissing,
  ]);
  await expect(form.name).toHaveAccessibleDescription(contact.errors.nameMissing);
  await expect(form.email).toHaveAccessibleDescription(
    `${contact.fields.email.hint} ${contact.errors.emailMissing}`,
  );
  await summary.getByRole('link', { name: contact.errors.emailMissing }).click();
  await expect(form.email).toBeFocused();
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

test('marks what is required with a star, and gives a prayer five rows', async ({ page }) => {
  const form = await openForm(page);
  await expect(page.getByText('Full Name *')).toBeVisible();
  await expect(page.getByText('Email Address *')).toBeVisible();
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.phone).not.toHaveAttribute('required');
  await expect(form.prayer).not.toHaveAttribute('required');
  await expect(form.prayer).toHaveAttribute('rows', '5');
});
