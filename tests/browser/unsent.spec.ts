import { contact } from '@content/contact.ts';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { formOn, holdAnswer, openFilledForm, success, typed } from './contactForm.ts';
import { storedMessages } from './messages.ts';
import { expect, holdScript, isShown, isStarted, mainMenu, test } from './site.ts';

test('what is typed before the script has come counts, and so does a press on Send', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto(hrefOf('contact'));
  const form = formOn(page);
  await form.name.fill(typed.name);
  await form.email.fill(form.sender);
  await form.prayer.pressSequentially('Pray for ');
  scriptArrives();
  await isStarted(page);
  await form.prayer.pressSequentially('rain.');
  await expect(form.name).toHaveValue(typed.name);
  await form.send.click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toEqual([
    expect.objectContaining({ name: typed.name, prayer_requests: 'Pray for rain.' }),
  ]);
});

test('a press on Send before the script has come is not lost', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto(hrefOf('contact'));
  const form = formOn(page);
  await form.name.fill(typed.name);
  await form.email.fill(form.sender);
  await form.send.click();
  scriptArrives();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedMessages(form.sender)).toHaveLength(1);
});

test('a call and an e-mail are made without a question, and leaving the page asks first', async ({
  page,
}) => {
  const form = await openFilledForm(page);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    return dialog.dismiss();
  });
  const links = page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) await link.click();
  await form.send.focus();
  expect(asked).toBe(0);

  await page.clock.fastForward(2000);
  await page.evaluate(() => {
    location.href = '/';
  });
  await expect.poll(() => asked).toBe(1);
  await expect(form.prayer).toHaveValue(typed.prayer);
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
  await page.goBack();
  await isShown(page, 'contact');
  await expect(form.name).toHaveValue('');
  const thanks = page.getByText(success);
  await thanks.scrollIntoViewIfNeeded();
  await expect(thanks).toBeVisible();
  await expect(page.getByText(contact.success)).toBeVisible();
});
