import { type Page, type Request, test } from '@playwright/test';
import { hold, open } from './site.ts';

/** Where the form sends a message to. */
export const table = '**/rest/v1/contact_submissions*';

/** The specified words (sections 2, 8 and 9). */
export const success = 'Thank you for your message! We will get back to you soon.';
export const failure = 'Something went wrong. Please try again later.';

export const typed = {
  name: 'அன்பு Selvan',
  phone: '+91 00000 00000',
  prayer: 'Please pray for my mother.\nShe is in hospital in Vellore.',
};

/** The contact form as a visitor knows it. */
type Form = ReturnType<typeof formOn>;

/** The form on the page, whether or not it is there yet. */
export function formOn(page: Page) {
  const form = {
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email Address'),
    phone: page.getByLabel('Phone Number'),
    prayer: page.getByLabel('Prayer Requests'),
    send: page.getByRole('button', { name: 'Send Message' }),
    sending: page.getByRole('button', { name: 'Sending...' }),
    /** An address that no other test uses: the table limits how many messages one address may send. */
    sender: `${test.info().testId}@example.org`,
  };
  /** Fills in all four fields. */
  async function fill() {
    await form.name.fill(typed.name);
    await form.email.fill(form.sender);
    await form.phone.fill(typed.phone);
    await form.prayer.fill(typed.prayer);
  }
  return { ...form, fill };
}

/** Opens the contact view and fills in its form. */
export async function openFilledForm(page: Page): Promise<Form> {
  const form = await openForm(page);
  await form.fill();
  return form;
}

/** Opens the contact view. The page's clock is the test's from here on. */
export async function openForm(page: Page): Promise<Form> {
  await page.clock.install();
  await open(page, 'contact');
  return formOn(page);
}

/** The requests with which the page has tried to store a message, from now on. */
export function sentMessages(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  return sent;
}

/** Keeps the answer to a message back until the returned function is called; the server then answers. */
export const holdAnswer = (page: Page) => hold(page, table);
