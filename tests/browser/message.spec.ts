import { contact } from '../../src/content/contact.ts';
import { holdAnswer, openFilledForm, openForm, sentMessages, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, open, test } from './site.ts';
import { titles } from './views.ts';

test('a visitor reads every view, asks for prayer, and Postgres holds the words as typed', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'home');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const items = {
    myStory: 'My Story',
    about: 'About Reach & Build',
    whatWeBelieve: 'What we believe',
    whyRB: 'Why R&B',
  };
  for (const [place, label] of Object.entries(items)) {
    await menu.getByRole('button', { name: 'About' }).click();
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[place as keyof typeof items]);
  }
  for (const [place, label] of Object.entries({
    articles: 'Articles',
    donate: 'Donate',
    contact: 'Contact',
  })) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[place as keyof typeof titles]);
  }

  const email = `${test.info().testId}@example.org`;
  const prayer =
    'என் அம்மாவுக்காக ஜெபியுங்கள்.\nमेरी माँ के लिए प्रार्थना करें 🙏🏽👨‍👩‍👧\n\tEla\u0301i, e\u0301 & <b>"quoted"</b>';
  await page.getByLabel('Full Name').fill('மரியா देवी O’Brien 🌿');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Phone Number').fill('+91 (00000) 00-000');
  await page.getByLabel('Prayer Requests').fill(prayer);
  await page.clock.fastForward(2000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText(success);

  const row = { name: 'மரியா देवी O’Brien 🌿', email, phone: '+91 (00000) 00-000', prayer_requests: prayer };
  expect(await storedMessages(email)).toEqual([expect.objectContaining(row)]);
});

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
  const summary = page.getByRole('alert', { name: 'There is a problem' });
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

test('marks what is required with a star, and gives a prayer five rows', async ({ page }) => {
  const form = await openForm(page);
  await expect(page.getByText('Full Name *')).toBeVisible();
  await expect(page.getByText('Email Address *')).toBeVisible();
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.phone).not.toHaveAttribute('required');
  await expect(form.prayer).not.toHaveAttribute('required');
  await expect(form.prayer).toHaveAttribute('rows', '5');
});

test('says that it is sending and cannot be pressed again meanwhile', async ({ page }) => {
  const form = await openFilledForm(page);
  const answer = await holdAnswer(page);
  await form.send.click();
  await expect(form.sending).toBeDisabled();
  answer();
  await expect(form.send).toBeEnabled();
});

test('sends once, however often it is pressed', async ({ page }) => {
  const form = await openFilledForm(page);
  const sent = sentMessages(page);
  const answer = await holdAnswer(page);
  await form.send.dblclick();
  await form.email.press('Enter');
  await form.name.press('Enter');
  answer();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('thanks in the specified words for 5000 ms, with the fields empty again', async ({ page }) => {
  const form = await openFilledForm(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await form.send.click();
  const thanks = page.getByText(success, { exact: true });
  await expect(thanks).toBeVisible();
  for (const field of [form.name, form.email, form.phone, form.prayer]) await expect(field).toHaveValue('');
  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  await expect(form.send).toBeEnabled();
});

test('keeps what was typed while the visitor looks at another view', async ({ page }) => {
  const form = await openFilledForm(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.donate);
  await page.goBack();
  await expect(form.name).toHaveValue(typed.name);
  await expect(form.email).toHaveValue(form.sender);
  await expect(form.phone).toHaveValue(typed.phone);
  await expect(form.prayer).toHaveValue(typed.prayer);
});
