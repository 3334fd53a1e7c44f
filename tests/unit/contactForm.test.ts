import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ContactForm,
  createContactForm,
  LEAST_FILL_MS,
  SUCCESS_SHOWN_MS,
} from '../../src/contact/contactForm.ts';
import { noFields } from '../../src/contact/contactSubmission.ts';
import { takeConsole } from '../setup/takeConsole.ts';

/** A server that answers when the test says so. */
function slowServer() {
  const answers: { accept: () => void; refuse: (error: Error) => void }[] = [];
  const send = vi.fn(
    () => new Promise<void>((accept, reject) => answers.push({ accept, refuse: reject })) as Promise<void>,
  );
  return { send, last: () => answers.at(-1) as (typeof answers)[number] };
}

const typed = {
  name: ' Anna ',
  email: 'anna@example.org',
  phone: '',
  prayerRequests: 'For my mother.\n🙏',
};
const row = { name: 'Anna', email: 'anna@example.org', phone: null, prayer_requests: 'For my mother.\n🙏' };

function fill(form: ContactForm, fields: Partial<typeof typed> = typed) {
  for (const [field, value] of Object.entries(fields)) form.change(field as keyof typeof typed, value);
}

/** A form that has been looked at for long enough to be a person's, and filled in. */
function filledForm(send: Parameters<typeof createContactForm>[0]) {
  const form = createContactForm(send);
  form.appear();
  vi.advanceTimersByTime(LEAST_FILL_MS);
  fill(form);
  return form;
}

const status = (form: ContactForm) => form.state().status;
let device: { onLine: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  device = { onLine: true };
  vi.stubGlobal('navigator', device);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a message', () => {
  it('is idle, then sending, then a success that goes after exactly 5000 ms', async () => {
    expect(SUCCESS_SHOWN_MS).toBe(5000);
    const { send, last } = slowServer();
    const form = filledForm(send);
    expect(status(form)).toBe('idle');
    const sent = form.submit();
    expect(status(form)).toBe('sending');
    last().accept();
    await sent;
    expect(status(form)).toBe('success');
    vi.advanceTimersByTime(4999);
    expect(status(form)).toBe('success');
    vi.advanceTimersByTime(1);
    expect(status(form)).toBe('idle');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes to the table as one tidied row', async () => {
    const send = vi.fn(async () => {});
    await filledForm(send).submit();
    expect(send.mock.calls).toEqual([[row]]);
  });

  it('leaves the fields empty when it has arrived', async () => {
    const form = filledForm(async () => {});
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'success', fields: noFields, problems: {} });
  });

  it('does not take with it what the visitor adds while it is on its way', async () => {
    const { send, last } = slowServer();
    const form = filledForm(send);
    const sent = form.submit();
    fill(form, { phone: '+91 00000 00000' });
    last().accept();
    await sent;
    expect(send.mock.calls).toEqual([[row]]);
    expect(form.state()).toMatchObject({ status: 'success', fields: { ...typed, phone: '+91 00000 00000' } });
  });

  it('is not sent twice by a second press while it is on its way', async () => {
    const { send, last } = slowServer();
    const form = filledForm(send);
    const sent = form.submit();
    await form.submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(status(form)).toBe('sending');
    last().accept();
    await sent;
    expect(status(form)).toBe('success');
  });

  it('tells everyone who watches the form of each change, until they look away', async () => {
    const form = filledForm(async () => {});
    const seen: string[] = [];
    const lookAway = form.subscribe(() => seen.push(status(form)));
    await form.submit();
    expect(seen).toEqual(['idle', 'sending', 'success']);
    lookAway();
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS);
    expect(seen).toHaveLength(3);
  });
});

describe('a message that could not be sent', () => {
  const failure = new Error('The server answered 500.');

  it('is an error that stays, is logged, and keeps everything that was typed', async () => {
    const form = filledForm(() => Promise.reject(failure));
    await form.submit();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(form.state()).toMatchObject({ status: 'error', fields: typed, offline: false });
    expect(takeConsole('error')).toEqual([['The message could not be sent.', failure]]);
  });

  it('stays an error while the visitor goes on typing', async () => {
    const form = filledForm(() => Promise.reject(failure));
    await form.submit();
    fill(form, { phone: '1' });
    expect(status(form)).toBe('error');
    takeConsole('error');
  });

  it('is idle first when it is sent again, and arrives then', async () => {
    const send = vi.fn(async () => {}).mockRejectedValueOnce(failure);
    const form = filledForm(send);
    await form.submit();
    takeConsole('error');
    const seen: string[] = [];
    form.subscribe(() => seen.push(status(form)));
    await form.submit();
    expect(seen).toEqual(['idle', 'sending', 'success']);
    expect(send.mock.calls).toEqual([[row], [row]]);
  });

  it('is an error at once, and says why, when the device is offline', async () => {
    device.onLine = false;
    const send = vi.fn(async () => {});
    const form = filledForm(send);
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'error', offline: true, fields: typed });
    expect(send).not.toHaveBeenCalled();
    expect(takeConsole('error')).toHaveLength(1);

    device.onLine = true;
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'success', offline: false });
  });

  it('says so when the connection was lost on the way', async () => {
    const { send, last } = slowServer();
    const form = filledForm(send);
    const sent = form.submit();
    device.onLine = false;
    last().refuse(failure);
    await sent;
    expect(form.state()).toMatchObject({ status: 'error', offline: true });
    takeConsole('error');
  });
});

describe('a message that cannot be sent as it is', () => {
  it('is not sent, and the form says what is wrong with each field', async () => {
    const send = vi.fn(async () => {});
    const form = filledForm(send);
    fill(form, { name: '   ', email: 'anna' });
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'idle', problems: { name: 'missing', email: 'invalid' } });
    expect(form.state().fields).toMatchObject({ email: 'anna', prayerRequests: typed.prayerRequests });
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the problems until the next press on the button, and finds them anew then', async () => {
    const form = filledForm(async () => {});
    fill(form, { name: '' });
    await form.submit();
    const first = form.state().problems;
    fill(form, { name: 'Anna' });
    expect(form.state().problems).toBe(first);
    fill(form, { name: '' });
    await form.submit();
    expect(form.state().problems).toEqual(first);
    expect(form.state().problems, 'the summary takes the focus again').not.toBe(first);
    fill(form, { name: 'Anna' });
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'success', problems: {} });
  });

  it('takes away the error of the message before', async () => {
    const form = filledForm(() => Promise.reject(new Error('no')));
    await form.submit();
    takeConsole('error');
    fill(form, { name: '' });
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'idle', problems: { name: 'missing' } });
  });
});

describe('the success of one message', () => {
  it('does not cut that of the next one short', async () => {
    const form = filledForm(async () => {});
    await form.submit();
    vi.advanceTimersByTime(3000);
    fill(form);
    await form.submit();
    vi.advanceTimersByTime(4999);
    expect(status(form)).toBe('success');
    vi.advanceTimersByTime(1);
    expect(status(form)).toBe('idle');
  });

  it.each(['sending', 'error'] as const)('does not end a later “%s”', async (later) => {
    const { send, last } = slowServer();
    const form = filledForm(send);
    const first = form.submit();
    last().accept();
    await first;
    vi.advanceTimersByTime(3000);
    fill(form);
    const second = form.submit();
    if (later === 'error') {
      last().refuse(new Error('no'));
      await second;
      takeConsole('error');
    }
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS);
    expect(status(form)).toBe(later);
  });

  it('leaves what is typed meanwhile when it goes', async () => {
    const form = filledForm(async () => {});
    await form.submit();
    fill(form, { name: 'Berta' });
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS);
    expect(form.state()).toMatchObject({ status: 'idle', fields: { name: 'Berta' } });
  });
});

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
