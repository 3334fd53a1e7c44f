import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ContactFormStore,
  createContactFormStore,
  SUCCESS_SHOWN_MS,
} from '../../src/contact/contactFormStore.ts';
import { toSubmission } from '../../src/contact/contactSubmission.ts';
import { noFields } from '../../src/contact/fields.ts';
import { SendError } from '../../src/contact/sendContactSubmission.ts';
import { takeConsole } from '../setup/takeConsole.ts';

const typed = {
  ...noFields,
  name: ' Anna ',
  email: 'anna@example.org',
  prayerRequests: 'For my mother.\n🙏',
};
/** What goes to the table for it. */
const row = { id: expect.stringMatching(/^[\da-f]{32}$/), ...toSubmission(typed) };
const failure = new SendError('network', 'No answer.');

const status = (form: ContactFormStore) => form.state().status;

function fill(form: ContactFormStore, fields: Partial<typeof typed> = typed) {
  form.type({ ...form.state().fields, ...fields });
}

function filledForm(send: Parameters<typeof createContactFormStore>[0]) {
  const form = createContactFormStore(send);
  fill(form);
  return form;
}

/** A server that answers when the test says so. */
function slowServer() {
  let answer = { accept: () => {}, refuse: () => {} };
  const send = vi.fn(
    () =>
      new Promise<void>((accept, reject) => {
        answer = { accept, refuse: () => reject(failure) };
      }),
  );
  return { send, accept: () => answer.accept(), refuse: () => answer.refuse() };
}

/** Sends, and takes what the failure writes to the console. */
async function fail(form: ContactFormStore) {
  await form.submit();
  expect(form.state()).toMatchObject({ status: 'error', unanswered: true });
  expect(takeConsole('error')).toEqual([['The message could not be sent.', failure]]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true }); // Node 20 has none
});
afterEach(() => {
  vi.useRealTimers();
});

it('a message does not take with it what is added while it is on its way', async () => {
  const { send, accept } = slowServer();
  const form = filledForm(send);
  const sent = form.submit();
  fill(form, { phone: '+91 00000 00000' });
  accept();
  await sent;
  expect(send.mock.calls).toEqual([[row]]);
  expect(form.state()).toMatchObject({ status: 'success', fields: { ...typed, phone: '+91 00000 00000' } });
});

describe('the success of one message', () => {
  it('is over after 5000 ms, and its time stays until the form is left', async () => {
    const form = filledForm(async () => {});
    await form.submit();
    vi.advanceTimersByTime(4999);
    expect(status(form)).toBe('success');
    vi.advanceTimersByTime(1);
    expect(form.state()).toMatchObject({ status: 'idle', sentAt: expect.any(Date) });
    form.leave();
    expect(form.state().sentAt).toBeUndefined();
  });

  it.each(['success', 'sending', 'error'] as const)('does not end a later “%s”', async (later) => {
    const { send, accept, refuse } = slowServer();
    const form = filledForm(send);
    const first = form.submit();
    accept();
    await first;
    vi.advanceTimersByTime(3000);
    fill(form);
    const second = form.submit();
    if (later === 'success') accept();
    if (later === 'error') refuse();
    if (later !== 'sending') await second;
    if (later === 'error') takeConsole('error');
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS - 1);
    expect(status(form)).toBe(later);
  });
});

it('a message is the same until other words are typed or it has arrived', async () => {
  const ids: string[] = [];
  let works = false;
  const form = filledForm(async ({ id }) => {
    ids.push(id);
    if (!works) throw failure;
  });
  await fail(form);
  const seen: string[] = [];
  form.subscribe(() => seen.push(status(form)));
  await fail(form);
  expect(seen, 'idle first').toEqual(['idle', 'sending', 'error']);
  fill(form, { phone: '1' });
  fill(form, { phone: ' ' }); // a slip of the finger, taken back
  await fail(form);
  expect(new Set(ids).size).toBe(1);
  fill(form, { phone: '1' });
  await fail(form);
  works = true;
  await form.submit();
  expect(new Set(ids).size).toBe(2);
  fill(form, { ...typed, phone: '1' });
  await form.submit();
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(3);
});
