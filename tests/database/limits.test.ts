import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fieldNames, fields } from '../../content/contactFields.ts';
import {
  forgetAll,
  from,
  letPass,
  pushedProject,
  send,
  sendRows,
  storedMessages,
  tally,
  verdict,
} from './postgres.ts';

const tooMany = 'PT429';
const message = { name: 'Esther', email: 'esther@example.org', phone: '1', prayer_requests: 'Not known.' };
const home = from('192.0.2.1');
const elsewhere = from('198.51.100.7');
const everNew = (i: number) => from(`10.${i}.0.1`);

const database = await pushedProject();
beforeEach(() => database.exec(forgetAll));
afterAll(() => database.close());

async function sendMany(messages: number, request: (message: number) => string | undefined) {
  const answers: string[] = [];
  for (let i = 0; i < messages; i += 1) answers.push(await verdict(database, { name: `${i}` }, request(i)));
  return tally(answers);
}

/** Records messages of others, so long ago. */
const othersSent = (messages: number, ago: string) =>
  database.exec(`insert into private.contact_counts
    values ('', now() - interval '${ago}' + interval '10 minutes', ${messages})`);

type Count = { region: string; messages: number; minutes: number };
/** Reads the counts, except that of everyone together. */
const counted = async () =>
  (
    await database.query<Count>(`select region::text, messages, extract(epoch from window_end)::float / 60
      as minutes from private.contact_counts where region <> ''`)
  ).rows;

it('a message that is sent again is stored once', async () => {
  const retry = { ...message, id: randomUUID() };
  expect(await verdict(database, retry, home)).toBe('accepted');
  await database.exec('update public.contact_submissions set answered_at = now()');
  const again = async (headers: string) => expect(await send(database, retry, headers)).toBe(0);
  await again(home);
  expect((await counted()).map(({ messages }) => messages)).toEqual([1]);
  await sendMany(30, () => home);
  await again(home);
  await othersSent(10_000, '5 minutes');
  expect(await verdict(database, message, elsewhere)).toBe(tooMany);
  for (const time of ['0 minutes', '61 minutes', '1 day']) {
    await database.exec(letPass(time));
    await again(elsewhere);
  }
  const answered = (await storedMessages(database)).filter(({ answered_at }) => answered_at);
  expect(answered).toMatchObject([retry]);
  for (const words of [{ name: 'esther' }, { email: 'Esther@example.org' }, { prayer_requests: null }])
    expect(await verdict(database, { ...retry, ...words }), 'other words').toBe('23505');
});

it.each([
  ['one Wi-Fi', 200, () => home],
  ['one /64', 200, (i: number) => from(`2001:db8:0:1::${i.toString(16)}`)],
  ['the addresses of carriers', 280, (i: number) => from(`100.64.${i % 7}.${i % 40}`)],
])('the limits let a whole hall send from %s within the hour', async (_, messages, sender) => {
  expect(await sendMany(messages, sender)).toEqual({ accepted: messages });
});

it.each([
  [299, '45 minutes', () => undefined, '25 minutes'],
  [1999, '23 hours', () => undefined, '2 hours'],
  // New regions get five times as many.
  [1499, '45 minutes', everNew, '25 minutes'],
  [9999, '23 hours', everNew, '2 hours'],
])('the limits let all together send only so many (%#)', async (messages, ago, request, later) => {
  await othersSent(messages, ago);
  await database.exec('select private.delete_old_messages()');
  expect(await sendMany(2, request)).toEqual({ accepted: 1, [tooMany]: 1 });
  await database.exec(letPass(later));
  expect(await verdict(database, {}, request(2))).toBe('accepted');
});

it.each([
  ['one address', () => from('203.0.113.9')],
  ['15 addresses of 3 regions', (i: number) => from(`10.0.${i % 3}.${i % 15}`)],
  // One machine may have them all: a routed /37.
  ['320 of 8 /40s', (i: number) => from(`2001:db8:${((i % 8) * 0x100 + (i >> 3)).toString(16)}::1`)],
])('the limits are not met by %s for anyone but those', async (_, sender) => {
  expect(await sendMany(320, sender)).toEqual({ accepted: 300, [tooMany]: 20 });
  expect(await verdict(database, message, sender(1))).toBe(tooMany);
  expect(await verdict(database, message, home)).toBe('accepted');
  expect(await sendMany(20, (i) => everNew(i + 1)), 'twenty others').toEqual({ accepted: 20 });
  // Having written within the hour, this sender now waits too.
  expect(await verdict(database, message, home)).toBe(tooMany);
  await database.exec(letPass('71 minutes'));
  expect(await verdict(database, message, sender(1))).toBe('accepted');
});

it('a sender’s network is never what the sender wrote', async () => {
  const odd = ['', '192.0.2.1:80', "'; drop table x; --", ['192.0.2.1'], 7, null].map(from);
  for (const headers of [undefined, '', 'null', '{}', '{"x-forwarded-for":"192.0.2.1"}', ...odd])
    expect(await verdict(database, message, headers), headers).toBe('accepted');
  expect(await counted()).toEqual([]);
});

/*
 * Mirrors what content/en/privacy.yaml lists as stored about a visitor. When this fails, and when a field joins the
 * form, change the notice and its date first.
 */
it('nothing is kept of a visitor but what the privacy notice names', async () => {
  const columns = `select format('%s.%s: ', table_schema, table_name) || string_agg(column_name, ' ' order by column_name) as kept
    from information_schema.columns where table_schema in ('public', 'private') group by table_schema, table_name order by 1`;
  const ofMessage = ['answered_at', 'created_at', 'id', ...fieldNames.map((name) => fields[name].column)];
  expect((await database.query<{ kept: string }>(columns)).rows.map(({ kept }) => kept)).toEqual([
    'private.contact_counts: messages region window_end',
    expect.stringMatching(/^private\.contact_rules:( messages_\w+)+ only_row region_key$/),
    'private.reminder: full_told_at morning notified_at only_row time_zone token_hash',
    `public.contact_submissions: ${ofMessage.sort().join(' ')}`,
  ]);
  await send(database, message, from('192.0.2.1'));
  await send(database, message, from('2001:db8:1:2::1'));
  const { rows } = await database.query<{ codes: string[] }>(
    `select array(select sha256(region_key || convert_to(network, 'UTF8'))::text
      from unnest(array['192.0.2.0/24', '2001:db8::/40'])
        as network) as codes
      from private.contact_rules`,
  );
  const kept = await counted();
  expect(kept.map(({ region }) => region).sort()).toEqual(rows[0]?.codes.sort());
  for (const { minutes } of kept) expect(minutes % 10).toBe(0);
  await database.exec(`${letPass('71 minutes')}; select private.delete_old_messages()`);
  expect(await counted()).toEqual([]);
  const anotherKey = `with before as (select region_key from private.contact_rules)
    update private.contact_rules as now set region_key = default from before
      returning now.region_key = before.region_key as same`;
  expect((await database.query(anotherKey)).rows, 'each project has its own').toEqual([{ same: false }]);
});

const insert = (rows: object[]) => sendRows(database, rows, home).catch(({ code }) => code);

const taken = { ...message, id: randomUUID(), name: 'Taken' };
const broken = { ...message, phone: '0'.repeat(41) };
const attempts: [answer: string | number, rows: object[]][] = [
  ['23502', [{ ...message, name: null }]],
  ['23514', [{ ...message, email: 'esther' }]],
  ['22P02', [{ ...message, id: 'x' }]],
  ['23505', [{ ...message, id: taken.id }]],
  ['23514', [message, broken]],
  ['23514', [broken, message]],
  [0, [taken]],
  [0, [taken, { ...message, id: randomUUID() }]],
];

it.each([
  ['no limit', () => undefined, 1],
  ['the limit of all', () => othersSent(1500, '5 minutes'), tooMany],
])('no row that is refused or stored already reveals that %s is met', async (_, meet, answer) => {
  await send(database, taken, elsewhere);
  await meet();
  const before = [await storedMessages(database), await counted()];
  for (const [refusal, rows] of attempts) expect(await insert(rows), JSON.stringify(rows)).toEqual(refusal);
  expect([await storedMessages(database), await counted()]).toEqual(before);
  expect(await insert([message, { ...message, name: 'Second' }]), 'one in a request').toBe(answer);
});
