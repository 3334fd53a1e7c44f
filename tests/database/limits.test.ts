import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  forgetAll,
  from,
  letPass,
  liftLimits,
  pushedProject,
  type Request,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

const tooMany = 'PT429';
const message = { name: 'Esther', email: 'esther@example.org', phone: '1', prayer_requests: 'Not known.' };
const broken = { ...message, phone: '0'.repeat(41) };
const home = from('192.0.2.1');
const elsewhere = from('198.51.100.7');
const everNew = (i: number) => from(`10.${i}.0.1`);

const database = await pushedProject();
beforeEach(() => database.exec(forgetAll));
afterAll(() => database.close());

/** How often each answer was given to so many messages. */
async function sendMany(messages: number, request: (message: number) => Request | undefined) {
  const answers: Record<string, number> = {};
  for (let i = 0; i < messages; i += 1) {
    const answer = await verdict(database, { name: `Sender ${i}` }, request(i));
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

/** As if others had sent so many messages, so long ago. */
const othersSent = (messages: number, ago: string) =>
  database.exec(`insert into private.contact_counts
    values ('', now() - interval '${ago}' + interval '10 minutes', ${messages})`);

/** What is counted, but for everyone together. */
const counted = async () =>
  (
    await database.query<{ sender: string; messages: number; minutes: number }>(
      `select sender::text, messages, extract(epoch from window_end)::float / 60 as minutes
        from private.contact_counts where sender <> ''`,
    )
  ).rows;

/** An error, without what the one who asked has said. */
const said = (error: object) => ({ ...error, query: '', params: [] });

describe('a message that is sent again', () => {
  it('is stored once: from another network, after an hour, after a day, with all limits met', async () => {
    const retry = { ...message, id: randomUUID() };
    expect(await verdict(database, retry, home)).toBe('accepted');
    const again = async (request: Request) => expect(await send(database, retry, request)).toBe(0);
    await again(home);
    await sendMany(30, () => home);
    await again(home);
    await othersSent(10_000, '5 minutes');
    expect(await verdict(database, message, elsewhere)).toBe(tooMany);
    for (const time of ['0 minutes', '61 minutes', '1 day']) {
      await database.exec(letPass(time));
      await again(elsewhere);
    }
    expect((await storedMessages(database)).filter(({ id }) => id === retry.id)).toHaveLength(1);
  });

  it('counts once, is tidied as at first, and keeps what the team has noted', async () => {
    const retry = { ...message, id: randomUUID() };
    await send(database, retry, home);
    await database.exec('update public.contact_submissions set answered_at = now()');
    const before = await storedMessages(database);
    for (let i = 0; i < 30; i += 1) await send(database, { ...retry, name: ' Esther\n' }, home);
    expect(await storedMessages(database)).toEqual(before);
    expect((await counted()).map(({ messages }) => messages)).toEqual([1, 1]);
  });

  it.each([{ name: 'esther' }, { email: 'Esther@example.org' }, { phone: null }, { prayer_requests: null }])(
    'with other words (%j) is refused, and stored with an id of its own',
    async (difference) => {
      const id = randomUUID();
      await send(database, { ...message, id });
      expect(await verdict(database, { ...message, ...difference, id })).toBe('23505');
      expect(await verdict(database, { ...message, ...difference, id: randomUUID() })).toBe('accepted');
    },
  );
});

describe('the limits', () => {
  it.each([
    ...["'6 m'", "'-1 year'", "'29 days'", "'100 years'", 'null'].map((period) => `kept_for = ${period}`),
    ...['network', 'region', 'hour', 'day'].flatMap((limit) =>
      [0, -1, null].map((most) => `per_${limit} = ${most}`),
    ),
  ])('do not take messages_%s', async (change) => {
    await expect(database.exec(`update private.contact_rules set messages_${change}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(23502|23514)$/),
    });
  });

  it('let one network send 20 messages an hour, whatever the e-mail address', async () => {
    expect(await sendMany(22, () => home)).toEqual({ accepted: 20, [tooMany]: 2 });
    expect(await verdict(database, message, from('192.0.2.2'))).toBe('accepted');
    expect(await verdict(database, message)).toBe('accepted');
    await database.exec(letPass('50 minutes'));
    expect(await verdict(database, message, home)).toBe(tooMany);
    // Counted by tens of minutes: up to ten minutes longer, and never shorter.
    await database.exec(letPass('20 minutes'));
    expect(await verdict(database, message, home)).toBe('accepted');
  });

  it.each([
    [120, (i: number) => from(`203.0.113.${i % 6}`)],
    [256, (i: number) => from(`2001:db8:0:${i.toString(16)}::1`)],
  ])('let a region of networks send 100 of %i messages an hour', async (all, sender) => {
    expect(await sendMany(all, sender)).toEqual({ accepted: 100, [tooMany]: all - 100 });
    expect(await verdict(database, message, from('203.0.114.1'))).toBe('accepted');
  });

  it.each([
    [299, '45 minutes', () => undefined, '25 minutes'],
    [1999, '23 hours', () => undefined, '2 hours'],
    // From where nobody has written within the hour: five times as many.
    [1499, '45 minutes', everNew, '25 minutes'],
    [9999, '23 hours', everNew, '2 hours'],
  ])('let all together send one more after %i messages %s ago', async (messages, ago, request, later) => {
    await othersSent(messages, ago);
    expect(await sendMany(2, request)).toEqual({ accepted: 1, [tooMany]: 1 });
    await database.exec(letPass(later));
    expect(await verdict(database, {}, request(2))).toBe('accepted');
  });

  it('never say which of them was met', async () => {
    const refusals: string[] = [];
    const refused = (error: Error) => refusals.push(JSON.stringify(said(error)));
    await sendMany(20, () => home);
    await send(database, message, home).catch(refused);
    await sendMany(100, (i) => from(`203.0.113.${i % 6}`));
    await send(database, message, from('203.0.113.9')).catch(refused);
    await othersSent(300, '45 minutes');
    await send(database, message).catch(refused);
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals).size).toBe(1);
  });

  it('are not met by 15 addresses of 3 regions for anyone but those regions', async () => {
    const { accepted } = await sendMany(600, (i) => from(`10.0.${i % 3}.${i % 15}`));
    expect(accepted).toBe(300);
    expect(await verdict(database, message, from('10.0.0.200'))).toBe(tooMany);
    expect(await verdict(database, message, home)).toBe('accepted');
    // Who wrote within the hour waits with them, and is let in with the rest an hour later.
    expect(await verdict(database, message, home)).toBe(tooMany);
    await database.exec(letPass('71 minutes'));
    expect(await verdict(database, message, from('10.0.0.200'))).toBe('accepted');
  });

  it('are kept by index alone, however many messages there are', async () => {
    const large = await pushedProject();
    await large.exec(`${liftLimits};
      alter table public.contact_submissions disable trigger user;
      insert into public.contact_submissions (id, created_at, name, email)
        select gen_random_uuid(), now() - interval '1 minute' * i, 'Sender', i || '@example.org'
        from generate_series(1, 50000) as i;
      insert into private.contact_counts
        select sha256(int4send(i)), now() - interval '10 minutes' * (i % 8), 1 from generate_series(1, 2000) as i;
      alter table public.contact_submissions enable trigger user;
      analyze`);
    const read = async () => {
      await large.exec('select pg_stat_force_next_flush()');
      const scans = `select relname, seq_scan::int from pg_stat_user_tables
        where relname in ('contact_submissions', 'contact_counts') order by 1`;
      return (await large.query(scans)).rows;
    };
    const before = await read();
    // From the sixth time on Postgres may plan for all values at once.
    for (let i = 0; i < 20; i += 1) await send(large, {}, home);
    expect(await read()).toEqual(before);
    await large.close();
  });
});

describe('the sender’s network', () => {
  it.each([
    ['192.0.2.1', ' 192.0.2.1 ', true],
    ['192.0.2.1', '::ffff:192.0.2.1', true],
    ['192.0.2.1', '192.0.2.255', false],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('is the same for %s and %s: %s', async (one, other, same) => {
    await send(database, {}, from(one));
    await send(database, {}, from(other));
    // Networks of one region, too.
    expect((await counted()).filter(({ messages }) => messages === 2)).toHaveLength(same ? 2 : 1);
  });

  it('is never what the sender has written into X-Forwarded-For', async () => {
    const headers = (address: string, cloudflare?: string) => ({
      headers: JSON.stringify({ 'x-forwarded-for': address, 'cf-connecting-ip': cloudflare }),
    });
    await send(database, message, headers('192.0.2.1'));
    expect(await counted()).toEqual([]);
    await sendMany(20, (i) => headers(`198.51.100.${i}`, '192.0.2.1'));
    expect(await verdict(database, message, headers('203.0.113.1', '192.0.2.1'))).toBe(tooMany);
  });

  const addresses =
    ",|unknown|192.0.2.1:80|192.0.2.1, 10.0.0.1|999.0.0.1|1.2.3.4.5|::g|'; drop table x; --| ||\u0000|\ud800";
  const odd = [
    undefined,
    ...' |null|0|"x"|[]|["cf-connecting-ip"]|{}|{|not JSON|\\|💥|{"cf-connecting-ip":"192.0.2.1"|'.split('|'),
    '{"cf-connecting-ip":"192.0.2.1","cf-connecting-ip":"x"}',
    ...[...addresses.split('|'), '1'.repeat(100_000), ['192.0.2.1'], { a: 1 }, 7, true, null].map((address) =>
      JSON.stringify({ 'cf-connecting-ip': address }),
    ),
  ];
  it('is none, and the message accepted, where request.headers are odd', async () => {
    for (const headers of odd)
      expect(await verdict(database, message, { headers }), headers).toBe('accepted');
    expect(await counted()).toEqual([]);
  });
});

/*
 * What the notice in src/content/en/privacy.yaml says is kept of a visitor, under "What we store" and "How long we keep it".
 * When this fails, change the notice and its date first, then this list.
 */
it('what the privacy notice names is kept: two keyed codes of the network beside a message, for about an hour', async () => {
  const columns = `select table_schema || '.' || table_name as table, string_agg(column_name, ' ' order by column_name) as columns
    from information_schema.columns where table_schema in ('public', 'private') group by 1 order by 1`;
  expect((await database.query(columns)).rows).toEqual([
    { table: 'private.contact_counts', columns: 'messages sender window_end' },
    { table: 'private.contact_network_key', columns: 'key only_row' },
    {
      table: 'private.contact_rules',
      columns: expect.stringMatching(/^messages_\w+( messages_\w+)* only_row$/),
    },
    { table: 'private.reminder', columns: 'morning notified_at only_row time_zone token_hash' },
    {
      table: 'public.contact_submissions',
      columns: 'answered_at created_at email id name phone prayer_requests',
    },
  ]);
  await send(database, message, home);
  const { rows } = await database.query<{ key: string; codes: string[] }>(
    `select key::text, array(select sha256(key || convert_to(network, 'UTF8'))::text
      from unnest(array['192.0.2.1/32', '192.0.2.1', '192.0.2.0/24']) as network) as codes
      from private.contact_network_key`,
  );
  const kept = await counted();
  expect(kept).toHaveLength(2);
  for (const { sender, minutes } of kept) {
    expect(rows[0]?.codes).toContain(sender);
    expect(minutes % 10).toBe(0);
  }
  await database.exec(`${letPass('71 minutes')}; select public.delete_old_messages()`);
  expect(await counted()).toEqual([]);
  const anotherKey = 'update private.contact_network_key set key = default returning key::text';
  expect((await database.query(anotherKey)).rows, 'each project has its own').not.toEqual([
    { key: rows[0]?.key },
  ]);
});

describe('nobody learns whether or what somebody else has written', () => {
  /** As hosted Supabase's REST interface does with `Prefer: count=exact` and several rows. */
  const insertAndCount = (rows: object[], request: Request, conflict = '') =>
    asRequest(
      database,
      `with pgrst_source as (
        insert into public.contact_submissions (name, email, phone, prayer_requests)
        select name, email, phone, prayer_requests from json_to_recordset($1::json)
          as _(name text, email text, phone text, prayer_requests text) ${conflict}
        returning 1
      )
      select count(*)::int from pgrst_source`,
      [JSON.stringify(rows)],
      request,
    ).then(({ rows: [row] }) => row);

  const several = [1, 2, 3, 4].map((i): object => ({ ...message, name: `${i}` }));
  const yields = 'on conflict do nothing';
  /** How often the victim has written before, what is asked, and the answer. */
  const attempts: [title: string, earlier: number, answer: object, (from: Request) => Promise<unknown>][] = [
    ['five rows, one broken', 1, { code: 'PT400' }, (from) => insertAndCount([...several, broken], from)],
    ['a guess before a broken row', 4, { code: 'PT400' }, (from) => insertAndCount([message, broken], from)],
    ['the count of a guess', 4, { count: 1 }, (from) => insertAndCount([message], from)],
    ['the count of one that yields', 4, { count: 1 }, (from) => insertAndCount([message], from, yields)],
    ['a broken row', 4, { code: '23514' }, (from) => insertAndCount([broken], from)],
    // Below the limit of the network, whoever wrote and whatever address they gave.
    ['valid rows, one after another', 4, { accepted: 9 }, (from) => sendMany(9, () => from)],
  ];
  describe.each([
    ['elsewhere', elsewhere],
    ['the same Wi-Fi', home],
  ])('from %s', (_, request) => {
    it.each(attempts)('by %s', async (_, earlier, answer, ask) => {
      const before = await ask(request).catch(said);
      await database.exec(forgetAll);
      for (let i = 0; i < earlier; i += 1) await send(database, { ...message, name: `Esther ${i}` }, home);
      await send(database, message, home);
      expect(before).toMatchObject(answer);
      expect(await ask(request).catch(said)).toEqual(before);
    });
  });
});

describe('a request', () => {
  it('holds one message, also in two statements', async () => {
    const insert = "insert into public.contact_submissions (name, email) values ('A', 'a@example.org');";
    const two = database.exec(`begin; set local role anon; ${insert} ${insert} commit`);
    await expect(two).rejects.toMatchObject({ code: 'PT400' });
    await database.exec('rollback');
    expect(await storedMessages(database)).toEqual([]);
  });

  it('is refused before a field is trimmed that no message can be as long as', async () => {
    const tooLong = { code: '23514', message: 'The message is too long.' };
    for (const field of ['name', 'email', 'phone', 'prayer_requests'])
      await expect(send(database, { [field]: ' '.repeat(100_001) })).rejects.toMatchObject(tooLong);
  });
});
