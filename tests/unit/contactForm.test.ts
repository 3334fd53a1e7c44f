import { describe, expect, it, vi } from 'vitest';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactForm.ts';
import { noFields } from '../../src/contact/contactSubmission.ts';
import { slowServer } from '../setup/slowServer.ts';
import { takeConsole } from '../setup/takeConsole.ts';
import { fill, filledForm, row, status, stopTheClock, typed } from './filledForm.ts';

stopTheClock();

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

  it('waits until it has been seen for 5000 ms, by a visitor who comes back', async () => {
    const form = filledForm(async () => {});
    form.markSeen(false);
    await form.submit();
    vi.advanceTimersByTime(60_000);
    expect(status(form)).toBe('success');
    form.markSeen(true);
    vi.advanceTimersByTime(4000);
    form.markSeen(false);
    vi.advanceTimersByTime(60_000);
    form.markSeen(true);
    vi.advanceTimersByTime(4999);
    expect(status(form)).toBe('success');
    vi.advanceTimersByTime(1);
    expect(status(form)).toBe('idle');
  });

  it('leaves its room when it goes, until the visitor comes back to the form', async () => {
    const form = filledForm(async () => {});
    await form.submit();
    vi.advanceTimersByTime(SUCCESS_SHOWN_MS);
    expect(form.state()).toMatchObject({ status: 'idle', lastSendSucceeded: true });
    form.markShown();
    expect(form.state()).toMatchObject({ status: 'idle', lastSendSucceeded: false });
  });
});
