import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Waiting } from '../../messages/reminder.ts';
import { asRequest, forgetAll, letPass, pushedProject, send, storedMessages } from './postgres.ts';

const token = 'remind_1';
const database = await pushedProject();
beforeEach(() =>
  database.exec(`${forgetAll}; delete from private.reminder;
    insert into private.reminder (token_hash) values (sha256('${token}'))`),
);
afterAll(() => database.close());

async function waiting(presented: string | null = token, markNotified?: string): Promise<Waiting> {
  const call = 'select public.watch_form($1::text, $2::timestamptz) as answer';
  const { rows } = await asRequest<{ answer: Waiting }>(database, call, [presented, markNotified]);
  return rows[0]?.answer as Waiting;
}
const isDue = async () => (await waiting()).due;
const markNotified = async () => waiting(token, (await waiting()).as_of);
const pass = (time: string) => database.exec(letPass(time));

/** Sets the time of the morning's mail so many hours back, where it is noon. */
const morningWas = (hours: number) =>
  database.exec(`update private.reminder
      set time_zone = 'UTC' || to_char(extract(hour from now() at time zone 'UTC') - 12, 'SG00');
    update private.reminder set morning = (now() at time zone time_zone - ${hours} * interval '1 hour')::time`);

const answer = (which = '') =>
  database.exec(`update public.contact_submissions set answered_at = now() ${which}`);

it('the answer to the token is how many messages wait since when, without a word of them', async () => {
  await send(database, { name: 'Too old' });
  await pass('12 months');
  await send(database, { name: 'Old', prayer_requests: 'Secret' });
  await pass('2 days 23 hours');
  expect((await waiting()).three_days).toBe(0);
  await pass('61 minutes');
  await send(database, { name: 'New' });
  await send(database, { name: 'Answered' });
  await answer("where name = 'Answered'");
  const { oldest, as_of, ...counts } = await waiting();
  const inOrder = { full_from: null, full_until: null, refused: null, is_scheduled: false, kept_months: 12 };
  expect(counts).toEqual({ waiting: 2, three_days: 1, due: true, time_zone: 'Asia/Kolkata', ...inOrder });
  const [old, ...more] = await storedMessages(database);
  expect([new Date(oldest ?? 0), more.length], 'what is too old is gone').toEqual([old?.created_at, 2]);
  expect(Date.parse(as_of)).toBeGreaterThan(Date.parse(oldest ?? ''));
  await answer();
  expect(await waiting()).toMatchObject({ waiting: 0, oldest: null, three_days: 0, due: false });
});

it('the answer to every wrong token is the same refusal', async () => {
  const renew = 'select private.new_reminder_token() as renewed';
  const renewed = (await database.query<{ renewed: string }>(renew)).rows[0]?.renewed ?? '';
  expect(renewed).toMatch(/^remind_[\da-f]{64}$/);
  expect(await waiting(renewed)).toMatchObject({ waiting: 0 });
  const kept = await database.query('select token_hash::text as hash from private.reminder');
  const hash = `\\x${createHash('sha256').update(renewed).digest('hex')}`;
  expect(kept.rows, 'the token itself is not stored').toEqual([{ hash }]);
  const refusal = { code: 'PT403', message: 'This is not the reminder token.' };
  for (const wrong of ['remind_0', '', null, hash, token])
    await expect(waiting(wrong, '2999-01-01')).rejects.toMatchObject(refusal);
  await database.exec('update private.reminder set token_hash = null');
  await expect(waiting(renewed)).rejects.toMatchObject(refusal);
});

it('the watch sees what refuses visitors, and stores nothing', async () => {
  const table = 'public.contact_submissions';
  const visit = (state: string) =>
    database
      .exec(`begin; ${state}; set local role anon`)
      .then(() => database.query<{ answer: Waiting }>('select public.watch_form($1) as answer', [token]))
      .then(({ rows: [row] }) => row?.answer.refused)
      .finally(() => database.exec('rollback'));
  expect(await visit(`alter table ${table} disable trigger user`)).toMatch('23502 ');
  expect(await visit(`revoke insert on ${table} from anon`)).toMatch('42501 ');
  expect((await waiting()).refused).toBe(null);
  expect(await storedMessages(database)).toEqual([]);
  expect((await database.query('select from private.contact_counts')).rows).toEqual([]);
  await expect(visit('set transaction read only')).rejects.toMatchObject({ code: '25006' });
});

it.each([
  ['hour', 'day', 300, '40 minutes', '5 hours'],
  ['day', 'hour', 2000, '20 hours', '3 hours'],
])('a mail is due once when the %s is full, or was', async (_, other, messages, ago, later) => {
  await database.exec(`update private.contact_rules
      set messages_per_hour = default, messages_per_day = default;
      update private.contact_rules set messages_per_${other} = 1e6`);
  const sent = (number: number) =>
    database.exec(`insert into private.contact_counts values
      ('', date_bin('10 minutes', now() - interval '${ago}', 'epoch') + interval '10 minutes', ${number})`);
  await sent(messages - 1);
  expect(await waiting()).toMatchObject({ due: false, full_from: null });
  await database.exec(forgetAll);
  await sent(messages);
  const { due, full_from, full_until, as_of, refused } = await waiting();
  expect([due, refused]).toEqual([true, null]);
  const [from = 0, now, until = 0] = [full_from, as_of, full_until].map((at) => Date.parse(`${at}`));
  expect(from).toBeLessThan(Number(now));
  expect(until).toBeGreaterThan(Number(now));
  await pass(later);
  expect(await isDue(), 'nobody has been told').toBe(true);
  await markNotified();
  expect(await isDue()).toBe(false);
});

it('a mail is due at most once an hour while messages come', async () => {
  // Comes in ten hours.
  await morningWas(-10);
  await send(database, { name: 'First' });
  expect([await isDue(), await isDue()], 'until it is sent').toEqual([true, true]);
  const { as_of } = await waiting();
  await send(database, { name: 'While the mail was on its way' });
  await waiting(token, as_of);
  expect(await isDue()).toBe(false);
  await pass('49 minutes');
  expect(await isDue()).toBe(false);
  await pass('10 minutes 50 seconds');
  expect(await isDue(), 'though a run starts ten seconds early').toBe(true);
  await markNotified();
  await pass('2 hours');
  expect(await isDue()).toBe(false);
});

it('a mail is due each morning while any message waits, at seven in Chennai', async () => {
  const { rows } = await database.query('select morning::text, time_zone from private.reminder');
  expect(rows).toEqual([{ morning: '07:00:00', time_zone: 'Asia/Kolkata' }]);
  await morningWas(2);
  await send(database);
  await waiting(token, '2999-01-01');
  expect(await isDue()).toBe(true);
  await markNotified();
  expect(await isDue(), 'mailed after this morning').toBe(false);
  await pass('3 hours');
  expect(await isDue(), 'mailed before this morning').toBe(true);
  await markNotified();
  expect(await isDue(), 'one each morning').toBe(false);
  await pass('1 day');
  expect(await isDue(), 'the next morning').toBe(true);
  await answer();
  expect(await isDue()).toBe(false);
});
