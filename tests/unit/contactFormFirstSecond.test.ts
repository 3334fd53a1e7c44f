import { expect, it, vi } from 'vitest';
import { createContactForm, LEAST_FILL_MS } from '../../src/contact/contactForm.ts';
import { fill, row, status, stopTheClock } from './filledForm.ts';

stopTheClock();

it('a message that is sent within the first second goes when the second has passed', async () => {
  const send = vi.fn(async () => {});
  const form = createContactForm(send);
  form.markShown();
  fill(form);
  vi.advanceTimersByTime(300);
  const sent = form.submit();
  expect(status(form)).toBe('sending');
  await vi.advanceTimersByTimeAsync(LEAST_FILL_MS - 301);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(send.mock.calls).toEqual([[row]]);
  expect(status(form)).toBe('success');
});

it('the second is that of the form’s first appearance, not of a return to it', async () => {
  const send = vi.fn(async () => {});
  const form = createContactForm(send);
  form.markShown();
  vi.advanceTimersByTime(LEAST_FILL_MS);
  form.markShown();
  fill(form);
  await form.submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('nobody’s message is dropped with thanks: not that of someone who sends at once, either', async () => {
  const send = vi.fn(async () => {});
  const form = createContactForm(send);
  form.markShown();
  fill(form);
  const sent = form.submit();
  await vi.runAllTimersAsync();
  await sent;
  expect(send.mock.calls).toEqual([[row]]);
});
