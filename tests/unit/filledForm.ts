import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type ContactForm, createContactForm } from '../../src/contact/contactForm.ts';

export const typed = {
  name: ' Anna ',
  email: 'anna@example.org',
  phone: '',
  prayerRequests: 'For my mother.\n🙏',
};
/** What goes to the table for it. */
export const row = {
  id: expect.stringMatching(/^[\da-f]{32}$/),
  name: 'Anna',
  email: 'anna@example.org',
  phone: null,
  prayer_requests: 'For my mother.\n🙏',
};

export const status = (form: ContactForm) => form.state().status;

export function fill(form: ContactForm, fields: Partial<typeof typed> = typed) {
  for (const [field, value] of Object.entries(fields)) form.change(field as keyof typeof typed, value);
}

/** A form that is looked at, and filled in. */
export function filledForm(send: Parameters<typeof createContactForm>[0]) {
  const form = createContactForm(send);
  form.markShown();
  form.markSeen(true);
  fill(form);
  return form;
}

/** Stops the clock of each test of the file, and gives it a device that is online until `onLine` is changed. */
export function stopTheClock() {
  const device = { onLine: true };
  beforeEach(() => {
    vi.useFakeTimers();
    device.onLine = true;
    vi.stubGlobal('navigator', device);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return device;
}
