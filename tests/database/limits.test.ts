import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  emptyProject,
  forgetEverything,
  letPass,
  push,
  pushedProject,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

const tooMany = 'PT429';
const from = (address: string) => ({ headers: JSON.stringify({ 'x-forwarded-for': address }) });

let count = 0;
const unique = () => `n${++count}@example.org`;

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => forgetEverything(database));
afterAll(() => database.close());

/** Sends so many different messages and says how each was answered. */
async function sendMany(messages: number, row: (message: number) => object, request?: { headers: string }) {
  const answers: string[] = [];
  for (let i = 0; i < messages; i += 1) {
    answers.push(await verdict(database, { prayer_requests: `message ${i}`, ...row(i) }, request));
  }
  return answers;
}

/** As if others had sent so many messages, so long ago. */
async function othersSent(messages: number, ago: string) {
  await database.query(
    "insert into private.contact_counts values ('', now() - $2::interval + interval '10 minutes', $1)",
    [messages, ago],
  );
}

/** How many senders are counted: networks and their regions, e-mail addresses, words. */
async function senders() {
  const { rows } = await database.query<{ sender: string; messages: number }>(
    "select sender::text, messages from private.contact_counts where sender <> ''",
  );
  return rows;
}

const accepted = (messages: number) => Array<string>(messages).fill('accepted');

describe('the limits', () => {
  it('stand in one row', async () => {
    const { rows } = await database.query('select * from private.contact_rules');
    expect(rows).toEqual([
      {
        only_row: true,
        messages_per_address: 20,
        messages_per_address_within: '01:00:00',
        messages_per_email: 5,
        messages_per_email_within: '01:00:00',
        messages_per_region: 100,
        messages_per_hour: 300,
        messages_per_day: 2000,
        same_message_within: '01:00:00',
        messages_kept_for: '1 year',
      },
    ]);
  });

  it('let one e-mail address send five messages an hour, however it is written', async () => {
    const spelling = (i: number) => ({ email: i % 2 ? 'Anna@Example.ORG' : ' anna@example.org ' });
    expect(await sendMany(7, spelling)).toEqual([...accepted(5), tooMany, tooMany]);
    expect(await verdict(database, { email: 'someone@example.org' })).toBe('accepted');
    await letPass(database, '59 minutes');
    expect(await verdict(database, { name: 'Again' })).toBe(tooMany);
    // Counted by tens of minutes: up to ten minutes longer, and never shorter.
    await letPass(database, '11 minutes');
    expect(await verdict(database, { name: 'Again' })).toBe('accepted');
  });

  it('let one network address send twenty messages an hour', async () => {
    const request = from('192.0.2.1');
    const others = () => ({ email: unique() });
    expect(await sendMany(22, others, request)).toEqual([...accepted(20), tooMany, tooMany]);
    expect(await verdict(database, { email: unique() }, from('192.0.2.2'))).toBe('accepted');
    expect(await verdict(database, { email: unique() })).toBe('accepted');
    await letPass(database, '71 minutes');
    expect(await verdict(database, { email: unique() }, request)).toBe('accepted');
  });

  it('take the address that the gateway itself sets before the one that can be made up', async () => {
    await sendMany(20, () => ({ email: unique() }), from('192.0.2.1'));
    const headers = (address: string) => ({
      headers: JSON.stringify({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': address }),
    });
    expect(await verdict(database, { email: unique() }, headers('198.51.100.7'))).toBe(tooMany);
  });

  it.each([
    ['192.0.2.1', ' 192.0.2.1 , 10.0.0.1', true],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['192.0.2.1', '192.0.2.10', false],
    ['192.0.2.1', '192.0.2.255', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('take %s and %s for one sender: %s for three', async (one, other, same) => {
    await send(database, { email: unique() }, from(one));
    await send(database, { email: unique() }, from(other));
    const counted = (await senders()).filter(({ messages }) => messages === 2);
    // Addresses of one network are of one region, too.
    expect(counted).toHaveLength(same ? 2 : 1);
  });

  const odd: (string | undefined)[] = [
    undefined,
    ...['', ' ', 'null', '0', '"x"', '[]', '["x-forwarded-for"]', '{}', '{', 'not JSON', '\\', '💥'],
    ...[
      null,
      '',
      ' ',
      ',',
      ',,192.0.2.1',
      'unknown',
      '192.0.2.1:80',
      '999.0.0.1',
      '1.2.3.4.5',
      '-',
      '::g',
    ].map((address) => JSON.stringify({ 'x-forwarded-for': address })),
    ...[
      "'; drop table x; --",
      '1'.repeat(100_000),
      ['192.0.2.1'],
      { a: 1 },
      7,
      true,
      '\u0000',
      '%00',
      '\ud800',
    ].map((address) => JSON.stringify({ 'x-forwarded-for': address, 'cf-connecting-ip': address })),
    '{"x-forwarded-for":"192.0.2.1"',
    '{"x-forwarded-for":"192.0.2.1","x-forwarded-for":"x"}',
  ];
  it.each(odd.map((headers) => [headers?.slice(0, 60), headers]))(
    'accept a message whose request.headers are %s, and keep no address',
    async (_, headers) => {
      expect(await verdict(database, { email: unique() }, { headers })).toBe('accepted');
      // The words, and the e-mail address from nowhere in particular.
      expect(await senders()).toHaveLength(2);
    },
  );

  it('keep an address as a hash that another project cannot repeat', async () => {
    await send(database, { email: unique() }, from('192.0.2.1'));
    const other = await emptyProject();
    await push(other);
    await send(other, {}, from('192.0.2.1'));
    const elsewhere = await other.query<{ sender: string }>(
      'select sender::text from private.contact_counts',
    );
    await other.close();
    for (const { sender } of await senders()) {
      expect(sender).toMatch(/^\\x[\da-f]{64}$/);
      expect(elsewhere.rows).not.toContainEqual({ sender });
    }
  });

  it('let a region of networks send a hundred messages an hour', async () => {
    const network = (i: number) => from(`203.0.113.${i % 6}`);
    for (let i = 0; i < 100; i += 1)
      expect(await verdict(database, { email: unique() }, network(i))).toBe('accepted');
    expect(await verdict(database, { email: unique() }, from('203.0.113.99'))).toBe(tooMany);
    expect(await verdict(database, { email: unique() }, from('203.0.114.1'))).toBe('accepted');
  });

  it('let everyone together send 300 messages an hour', async () => {
    await othersSent(299, '45 minutes');
    expect(await sendMany(2, () => ({ email: unique() }))).toEqual(['accepted', tooMany]);
    await letPass(database, '25 minutes');
    expect(await verdict(database, { email: unique() })).toBe('accepted');
  });

  it('let everyone together send 2,000 messages a day', async () => {
    await othersSent(1999, '23 hours');
    expect(await sendMany(2, () => ({ email: unique() }))).toEqual(['accepted', tooMany]);
    await letPass(database, '2 hours');
    expect(await verdict(database, { email: unique() })).toBe('accepted');
  });

  it('do not count what was refused, but what was stored already: a client may loop', async () => {
    for (let i = 0; i < 10; i += 1) expect(await verdict(database, { phone: '1\u0007' })).toBe('23514');
    for (let i = 0; i < 5; i += 1) expect(await verdict(database, {})).toBe('accepted');
    expect(await storedMessages(database)).toHaveLength(1);
    expect(await verdict(database, {})).toBe(tooMany);
  });

  it('never say which of them was met', async () => {
    const refusals: string[] = [];
    const refused = (error: Error) => refusals.push(JSON.stringify({ ...error, query: '', params: [] }));
    await sendMany(5, () => ({}));
    await send(database, { name: 'Sixth' }).catch(refused);
    await sendMany(15, () => ({ email: unique() }), from('192.0.2.1'));
    await sendMany(6, () => ({ email: unique() }), from('192.0.2.1'));
    await send(database, { email: unique() }, from('192.0.2.1')).catch(refused);
    await othersSent(300, '45 minutes');
    await send(database, { email: unique() }).catch(refused);
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals).size).toBe(1);
  });
});
