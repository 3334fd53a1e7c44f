import { describe, expect, it, vi } from 'vitest';
import {
  type ContactForm,
  createContactForm,
  LEAST_FILL_MS,
  SUCCESS_SHOWN_MS,
} from '../../src/contact/contactForm.ts';
import { noFields } from '../../src/contact/contactSubmission.ts';
import { fill, filledForm, status, stopTheClock } from './filledForm.ts';

stopTheClock();

describe('a robot', () => {
  async function expectToBeTurnedAway(form: ContactForm, send: ReturnType<typeof vi.fn>) {
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'success', fields: noFields, trap: '' });
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS);
    expect(status(form)).toBe('idle');
  }

  it('that fills in the field nobody sees believes that its message has arrived', async () => {
    const send = vi.fn(async () => {});
    const form = filledForm(send);
    form.change('trap', 'x');
    await expectToBeTurnedAway(form, send);
  });

  it('that is faster than anyone can be believes that its message has arrived', async () => {
    const send = vi.fn(async () => {});
    const form = createContactForm(send);
    form.appear();
    fill(form);
    vi.advanceTimersByTime(LEAST_FILL_MS - 1);
    await expectToBeTurnedAway(form, send);
  });

  it('is not seen in someone who comes back to the form, or whose browser fills it in', async () => {
    const send = vi.fn(async () => {});
    const form = createContactForm(send);
    form.appear();
    vi.advanceTimersByTime(LEAST_FILL_MS);
    form.appear();
    fill(form);
    await form.submit();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
