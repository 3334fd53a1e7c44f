import { describe, expect, it, vi } from 'vitest';
import { SendError } from '../../src/contact/sendContactSubmission.ts';
import { slowServer } from '../setup/slowServer.ts';
import { takeConsole } from '../setup/takeConsole.ts';
import { fill, filledForm, row, status, stopTheClock, typed } from './filledForm.ts';

const device = stopTheClock();

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

  it('is the same message when it is sent again, and another one when other words are typed or it has arrived', async () => {
    const ids: string[] = [];
    const send = vi.fn(async ({ id }: { id: string }) => void ids.push(id));
    const form = filledForm(send);
    const fail = async () => {
      send.mockImplementationOnce(async ({ id }) => {
        ids.push(id);
        throw failure;
      });
      await form.submit();
      takeConsole('error');
    };
    await fail();
    await fail();
    fill(form, { phone: '1' });
    fill(form, { phone: ' ' }); // a slip of the finger, taken back
    await fail();
    expect(new Set(ids).size).toBe(1);
    fill(form, { phone: '1' });
    await fail();
    await form.submit();
    expect(new Set(ids).size).toBe(2);
    fill(form, { ...typed, phone: '1' });
    await form.submit();
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    ['network', true],
    ['http-504', true],
    ['http-500', false],
    ['PT429', false],
  ])('may have arrived when no answer came (%s: %s)', async (code, unanswered) => {
    const form = filledForm(() => Promise.reject(new SendError(code, 'no')));
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'error', unanswered });
    takeConsole('error');
    fill(form, { email: '' });
    await form.submit();
    expect(form.state().unanswered).toBe(false);
  });

  it('is sent also where the device says that it is offline, which chooses only words', async () => {
    device.onLine = false;
    const send = vi.fn(async () => {}).mockRejectedValueOnce(failure);
    const form = filledForm(send);
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'error', offline: true, fields: typed });
    expect(takeConsole('error')).toHaveLength(1);
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'success', offline: false });
    expect(send).toHaveBeenCalledTimes(2);
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
