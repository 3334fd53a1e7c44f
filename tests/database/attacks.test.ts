import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  type Database,
  forgetEverything,
  letPass,
  pushedProject,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

const from = (address: string) => ({ headers: JSON.stringify({ 'cf-connecting-ip': address }) });
const victims = from('192.0.2.1');
const strangers = from('198.51.100.7');

const message = { name: 'Esther', email: 'esther@example.org', prayer_requests: 'Nobody must know.' };
const broken = { ...message, phone: '0'.repeat(41) };

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => forgetEverything(database));
afterAll(() => database.close());

/** What a stranger is told: the whole answer, or the whole refusal. */
async function told(ask: () => Promise<unknown>): Promise<unknown> {
  return ask().catch((error) => ({ ...error, query: '', params: [] }));
}

/** What a stranger is told while nothing was written, and after the victim has written so many messages. */
async function toldBeforeAndAfter(messages: number, ask: () => Promise<unknown>) {
  const before = await told(ask);
  await forgetEverything(database);
  for (let i = 1; i <= messages; i += 1) await send(database, { ...message, name: `Esther ${i}` }, victims);
  await send(database, message, victims);
  return [before, await told(ask)];
}

/** As hosted Supabase's REST interface does with `Prefer: count=exact` and several rows. */
function insertAndCount(
  rows: object[],
  { conflict = '', ...request } = strangers as Parameters<typeof asRequest>[3] & { conflict?: string },
) {
  const statement = `
    with pgrst_source as (
      insert into public.contact_submissions (name, email, phone, prayer_requests)
      select name, email, phone, prayer_requests from json_to_recordset($1::json)
        as _(name text, email text, phone text, prayer_requests text) ${conflict}
      returning 1
    )
    select count(*) from pgrst_source`;
  return asRequest(database, statement, [JSON.stringify(rows)], request).then(({ rows: [row] }) => row);
}

describe('a stranger does not learn whether somebody has written', () => {
  it('from five rows of which one is bound to fail', async () => {
    const [before, after] = await toldBeforeAndAfter(1, () =>
      insertAndCount([1, 2, 3, 4].map((i): object => ({ ...message, name: `${i}` })).concat(broken)),
    );
    expect(before).toMatchObject({ code: 'PT400' });
    expect(after).toEqual(before);
  });

  it('nor what, from a guess in front of them', async () => {
    const [before, after] = await toldBeforeAndAfter(4, () => insertAndCount([message, broken]));
    expect(before).toMatchObject({ code: 'PT400' });
    expect(after).toEqual(before);
  });

  it.each([
    ['', 0],
    ['on conflict do nothing', 0],
    ['', 4],
  ])('from the number of rows that a guess has stored (%s)', async (conflict, messages) => {
    const [before, after] = await toldBeforeAndAfter(messages, () =>
      insertAndCount([message], { ...strangers, conflict }),
    );
    expect(before).toEqual({ count: 1 });
    expect(after).toEqual(before);
  });

  it('from one row that is bound to fail', async () => {
    const [before, after] = await toldBeforeAndAfter(4, () => send(database, broken, strangers));
    expect(before).toMatchObject({ code: '23514' });
    expect(after).toEqual(before);
  });

  it('from the same Wi-Fi, by guessing what was written', async () => {
    const [before, after] = await toldBeforeAndAfter(0, () => insertAndCount([message], victims));
    expect(before).toEqual({ count: 1 });
    expect(after).toEqual(before);
    expect(await storedMessages(database)).toHaveLength(1);
  });
});

describe('a stranger', () => {
  it('cannot lock anyone out by writing in their name', async () => {
    for (let i = 0; i < 20; i += 1)
      await send(database, { ...message, name: `${i}` }, strangers).catch(() => 0);
    expect(await verdict(database, message, victims)).toBe('accepted');
  });

  it('cannot make a message vanish by sending the same one first', async () => {
    await send(database, message, strangers);
    await send(database, message, victims);
    expect(await storedMessages(database)).toHaveLength(2);
  });

  it('sends one message a transaction, also in two statements', async () => {
    const insert = `insert into public.contact_submissions (name, email) values ('A', 'a@example.org')`;
    await expect(
      database.transaction(async (transaction) => {
        await transaction.exec('set local role anon');
        await transaction.exec(insert);
        await transaction.exec(insert);
      }),
    ).rejects.toMatchObject({ code: 'PT400' });
    expect(await storedMessages(database)).toEqual([]);
  });

  it('does not close the form for everyone with all the networks of one subscriber', async () => {
    for (let i = 0; i < 256; i += 1) {
      const network = from(`2001:db8:0:${i.toString(16)}::1`);
      await send(database, { ...message, name: `${i}` }, network).catch(() => 0);
    }
    expect(await storedMessages(database)).toHaveLength(100);
    expect(await verdict(database, message, victims)).toBe('accepted');
  });

  it('is refused before a field is trimmed that no message can be as long as', async () => {
    const spaces = ' '.repeat(100_001);
    for (const row of [{ name: spaces }, { email: spaces }, { phone: spaces }, { prayer_requests: spaces }])
      await expect(send(database, row)).rejects.toMatchObject({
        code: '23514',
        message: 'The message is too long.',
      });
  });

  it.runIf(process.env.TESTED_ON === 'server' && process.platform === 'linux')(
    'takes no more memory than the body of the request for it',
    async () => {
      const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
      const status = `/proc/${rows[0]?.pid}/status`;
      const megabytes = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
      const before = megabytes();
      const body = 95;
      await send(database, { prayer_requests: ' '.repeat(body * 2 ** 20) }).catch(() => 0);
      expect(megabytes() - before).toBeLessThan(5 * body);
    },
  );
});

describe('beside a message', () => {
  it('stands nothing of the time of its sender’s address, and an hour later no address at all', async () => {
    await send(database, message, victims);
    const { rows } = await database.query<{ minutes: number }>(
      'select extract(epoch from until)::float / 60 as minutes from private.contact_counts',
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { minutes } of rows) expect(minutes % 10).toBe(0);
    await letPass(database, '71 minutes');
    await database.exec('select private.forget_addresses()');
    const senders = await database.query(
      'select sender from private.contact_counts where octet_length(sender) > 0',
    );
    expect(senders.rows).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    "messages_kept_for = '6 m'",
    "messages_kept_for = '-1 year'",
    "messages_kept_for = '29 days'",
    "messages_kept_for = '100 years'",
    'messages_kept_for = null',
    "messages_per_address_within = '0'",
    "messages_per_email_within = '-1 hour'",
    "messages_per_email_within = '1 year'",
    "same_message_within = '0'",
    ...['address', 'email', 'region', 'hour', 'day'].flatMap((limit) => [
      `messages_per_${limit} = 0`,
      `messages_per_${limit} = -1`,
      `messages_per_${limit} = null`,
    ]),
  ])('do not take %s', async (change) => {
    await expect(database.exec(`update private.contact_rules set ${change}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^2350[24]|23514$/),
    });
  });

  it('take what makes sense', async () => {
    await database.exec(`begin; update private.contact_rules set messages_kept_for = '6 months',
      messages_per_hour = 1000, messages_per_day = 10000; rollback`);
  });
});

describe('the policy', () => {
  it('has a condition: Supabase’s Security Advisor warns about one that has none', async () => {
    const { rows } = await database.query<{ check: string }>(
      "select with_check as check from pg_policies where tablename = 'contact_submissions'",
    );
    expect(rows).toEqual([{ check: '(answered_at IS NULL)' }]);
  });
});
