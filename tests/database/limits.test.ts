import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asRequest, letPass, pushedProject, send, storedMessages, verdict } from './hostedPostgres.ts';

const tooMany = 'PT429';
const from = (address: string) => ({ headers: JSON.stringify({ 'x-forwarded-for': address }) });

let count = 0;
const unique = () => `n${++count}@example.org`;

let database: PGlite;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => database.exec('truncate public.contact_submissions; truncate private.contact_addresses'));
afterAll(() => database.close());

/** Sends so many different messages and says how each was answered. */
async function sendMany(messages: number, row: (message: number) => object, request?: { headers: string }) {
  const answers: string[] = [];
  for (let i = 0; i < messages; i += 1) {
    answers.push(await verdict(database, { prayer_requests: `message ${i}`, ...row(i) }, request));
  }
  return answers;
}

/** Messages of others, as if they had come in evenly over some time until now. */
async function othersSent(messages: number, over: string) {
  await database.exec(`
    alter table public.contact_submissions disable trigger user;
    insert into public.contact_submissions (id, created_at, name, email)
      select gen_random_uuid(), clock_timestamp() - '${over}'::interval * i / ${messages + 1}, 'x', i || '@example.org'
      from generate_series(1, ${messages}) as i;
    alter table public.contact_submissions enable trigger user;
  `);
}

async function addresses() {
  return (
    await database.query<{ hash: string }>('select address_hash::text hash from private.contact_addresses')
  ).rows;
}

const stored = (messages: number) => Array<string>(messages).fill('stored');

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
        messages_per_hour: 300,
        messages_per_day: 2000,
        same_message_within: '01:00:00',
        messages_kept_for: '1 year',
      },
    ]);
  });

  it('let one e-mail address send five messages an hour, however it is written', async () => {
    const spelling = (i: number) => ({ email: i % 2 ? 'Anna@Example.ORG' : ' anna@example.org ' });
    expect(await sendMany(7, spelling)).toEqual([...stored(5), tooMany, tooMany]);
    expect(await verdict(database, { email: 'someone@example.org' })).toBe('stored');
    await letPass(database, '59 minutes');
    expect(await verdict(database, { name: 'Again' })).toBe(tooMany);
    await letPass(database, '1 minute');
    expect(await verdict(database, { name: 'Again' })).toBe('stored');
  });

  it('let one network address send twenty messages an hour', async () => {
    const request = from('192.0.2.1');
    const others = () => ({ email: unique() });
    expect(await sendMany(22, others, request)).toEqual([...stored(20), tooMany, tooMany]);
    expect(await verdict(database, { email: unique() }, from('192.0.2.2'))).toBe('stored');
    expect(await verdict(database, { email: unique() })).toBe('stored');
    await letPass(database, '61 minutes');
    expect(await verdict(database, { email: unique() }, request)).toBe('stored');
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
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('take %s and %s for one sender: %s for three', async (one, other, same) => {
    await send(database, { email: unique() }, from(one));
    await send(database, { email: unique() }, from(other));
    expect(new Set((await addresses()).map(({ hash }) => hash)).size).toBe(same ? 1 : 2);
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
      expect(await verdict(database, { email: unique() }, { headers })).toBe('stored');
      expect(await addresses()).toEqual([]);
    },
  );

  it('keep an address as a hash that another project cannot repeat, and only as long as the limit needs', async () => {
    await send(database, { email: unique() }, from('192.0.2.1'));
    const [{ hash } = { hash: '' }] = await addresses();
    expect(hash).toMatch(/^\\x[\da-f]{64}$/);

    const other = await pushedProject();
    await send(other, {}, from('192.0.2.1'));
    const { rows } = await other.query<{ hash: string }>(
      'select address_hash::text hash from private.contact_addresses',
    );
    await other.close();
    expect(rows[0]?.hash).toMatch(/^\\x[\da-f]{64}$/);
    expect(rows[0]?.hash).not.toBe(hash);

    await letPass(database, '61 minutes');
    await send(database, { email: unique() });
    expect(await addresses()).toEqual([]);
  });

  it('let everyone together send 300 messages an hour', async () => {
    await othersSent(299, '55 minutes');
    expect(await sendMany(2, () => ({ email: unique() }))).toEqual(['stored', tooMany]);
    await letPass(database, '10 minutes');
    expect(await verdict(database, { email: unique() })).toBe('stored');
  });

  it('let everyone together send 2,000 messages a day', async () => {
    await othersSent(1999, '23 hours');
    expect(await sendMany(2, () => ({ email: unique() }))).toEqual(['stored', tooMany]);
    await letPass(database, '2 hours');
    expect(await verdict(database, { email: unique() })).toBe('stored');
  });

  it('count the rows of one request', async () => {
    const insert = `insert into public.contact_submissions (name, email)
      select 'n' || i, 'anna@example.org' from generate_series(1, $1::integer) as i`;
    await expect(asRequest(database, insert, [6])).rejects.toMatchObject({ code: tooMany });
    expect(await storedMessages(database)).toEqual([]);
    expect((await asRequest(database, insert, [5])).affectedRows).toBe(5);
  });

  it('count neither what was refused nor what was stored already', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect(await verdict(database, { phone: '1\u0007' }, from('192.0.2.1'))).toBe('23514');
      expect(await verdict(database, {}, from('192.0.2.1'))).toBe(i === 0 ? 'stored' : 'absorbed');
    }
    expect(await addresses()).toHaveLength(1);
    expect(await sendMany(5, () => ({}))).toEqual([...stored(4), tooMany]);
    expect(await verdict(database, {})).toBe('absorbed');
  });

  it('never say which of them was met', async () => {
    const refusals: string[] = [];
    const refused = (error: Error) => refusals.push(JSON.stringify({ ...error, query: '', params: [] }));
    await sendMany(5, () => ({}));
    await send(database, { name: 'Sixth' }).catch(refused);
    await sendMany(15, () => ({ email: unique() }), from('192.0.2.1'));
    await sendMany(6, () => ({ email: unique() }), from('192.0.2.1'));
    await send(database, { email: unique() }, from('192.0.2.1')).catch(refused);
    await othersSent(300, '55 minutes');
    await send(database, { email: unique() }).catch(refused);
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals).size).toBe(1);
  });
});
