import { type Page, test } from '@playwright/test';
import type { Message } from '../../content/contactFields.ts';
import { secretKeyOf } from '../../messages/embeddedDatabase.ts';
import { ask } from '../../messages/rest.ts';
import { databasePath, siteAddress } from './served.ts';
import { expect, open } from './site.ts';

/** The specified words (section 8). */
export const success = 'Thank you for your message! We will get back to you soon.';

export const typed = {
  name: 'அன்பு Selvan',
  phone: '+91 00000 00000',
  prayer: 'Please pray for my mother.\nShe is in hospital in Vellore.',
};

/** The form on the page, whether or not it is there yet. */
export function formOn(page: Page) {
  const name = page.getByLabel('Full Name');
  const email = page.getByLabel('Email Address');
  const phone = page.getByLabel('Phone Number');
  const prayer = page.getByLabel('Prayer Requests');
  const send = page.getByRole('button', { name: 'Send Message' });
  /** An address that no other test uses, nor this one at its second try. */
  const sender = `${test.info().testId}-${test.info().retry}@example.org`;
  async function fill() {
    await name.fill(typed.name);
    await email.fill(sender);
    await phone.fill(typed.phone);
    await prayer.fill(typed.prayer);
  }
  async function pressSend() {
    await send.click();
    await expect(page.getByText(success)).toBeVisible();
  }
  return { name, email, phone, prayer, send, sender, fill, pressSend };
}

export async function openFilledForm(page: Page) {
  await open(page, 'contact');
  const form = formOn(page);
  await form.fill();
  return form;
}

/** Reads one sender's messages with the ministry's key: visitors may not read. */
export function storedMessages(email: string): Promise<Message[]> {
  const key = secretKeyOf(databasePath);
  const query = new URLSearchParams({ email: `eq.${email}`, order: 'created_at' });
  return ask({ url: siteAddress, key }, 'GET', `contact_submissions?${query}`);
}
