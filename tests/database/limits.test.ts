import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  type Database,
  emptyProject,
  forgetEverything,
  from,
  letPass,
  push,
  pushedProject,
  type Request,
  type Row,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

const tooMany = 'PT429';
const message = {
  name: 'Esther',
  email: 'esther@example.org',
  phone: '1',
  prayer_requests: 'Nobody must know.',
};
const broken = { ...message, phone: '0'.repeat(41) };
const home = from('192.0.2.1');
const elsewhere = from('198.51.100.7');

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => forgetEverything(database));
afterAll(() => database.close());

/** How often each answer was given to so many messages. */
async function sendMany(messages: number, request: (message: number) => Request | undefined, row: Row = {}) {
  const answers: Record<string, number> = {};
  for (let i = 0; i < messages; i += 1) {
    const answer = await verdict(database, { ...row, name: `Sender ${i}` }, request(i));
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

/** As if others had sent so many messages, so long ago. */
const othersSent = (messages: number, ago: string) =>
  database.query(
    "insert into private.contact_counts values ('', now() - $2::interval + interval '10 minutes', $1)",
    [messages, ago],
  );

/** The networks and regions that are counted. */
async function counted() {
  const { rows } = await database.query<{ sender: string; messages: number; minutes: number }>(
    `select sender::text, messages, extract(epoch from window_end)::float / 60 as minutes
      from private.contact_counts where sender <> ''`,
  );
  return rows;
}

describe('a message that is sent again', () => {
  it('is stored once: from another network, after an hour, after a day, with all limits met', async () => {
    const retry = { ...message, id: randomUUID() };
    expect(await verdict(database, retry, home)).toBe('accepted');
    const first = await storedMessages(database);
    const again = async (request: Request) => expect(await send(database, retry, request)).toBe(0);
    await again(home);
    await again(elsewhere);
    await sendMany(30, () => home);
    await again(home);
    await othersSent(10_000, '5 minutes');
    expect(await verdict(database, message, elsewhere)).toBe(tooMany);
    await again(elsewhere);
    for (const time of ['61 minutes', '1 day']) {
      await letPass(database, time);
      await again(elsewhere);
    }
    const stored = await storedMessages(database);
    expect(stored.filter(({ id }) => id === retry.id)).toMatchObject([{ name: first[0]?.name }]);
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
    'is no such when it differs in %j: with the same id it is refused, with another it is stored',
    async (difference) => {
      const id = randomUUID();
      await send(database, { ...message, id });
      expect(await verdict(database, { ...message, ...difference, id })).toBe('23505');
      expect(await verdict(database, { ...message, ...difference, id: randomUUID() })).toBe('accepted');
    },
  );

  it('is another one with another id: two people may send the same words', async () => {
    await send(database, message, home);
    await send(database, message, home);
    expect(await storedMessages(database)).toHaveLength(2);
  });
});

describe('the limits', () => {
  it('stand in one row', async () => {
    expect((await database.query('select * from private.contact_rules')).rows).toEqual([
      {
        only_row: true,
        messages_per_network: 20,
        messages_per_region: 100,
        messages_per_hour: 300,
        messages_per_day: 2000,
        messages_kept_for: '1 year',
      },
    ]);
  });

  it.each([
    ...["'6 m'", "'-1 year'", "'29 days'", "'100 years'", 'null'].map(
      (period) => `messages_kept_for = ${period}`,
    ),
    ...['network', 'region', 'hour', 'day'].flatMap((limit) =>
      [0, -1, null].map((most) => `messages_per_${limit} = ${most}`),
    ),
  ])('do not take %s', async (change) => {
    await expect(database.exec(`update private.contact_rules set ${change}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(23502|23514)$/),
    });
  });

  it('let one network send 20 messages an hour, whatever the e-mail address', async () => {
    expect(await sendMany(22, () => home)).toEqual({ accepted: 20, [tooMany]: 2 });
    expect(await verdict(database, message, from('192.0.2.2'))).toBe('accepted');
    expect(await verdict(database, message)).toBe('accepted');
    await letPass(database, '50 minutes');
    expect(await verdict(database, message, home)).toBe(tooMany);
    // Counted by tens of minutes: up to ten minutes longer, and never shorter.
    await letPass(database, '20 minutes');
    expect(await verdict(database, message, home)).toBe('accepted');
  });

  it('let a region of networks send 100 messages an hour', async () => {
    expect(await sendMany(120, (i) => from(`203.0.113.${i % 6}`))).toEqual({ accepted: 100, [tooMany]: 20 });
    expect(await verdict(database, message, from('203.0.114.1'))).toBe('accepted');
    await forgetEverything(database);
    const subscriber = (i: number) => from(`2001:db8:0:${i.toString(16)}::1`);
    expect(await sendMany(256, subscriber)).toEqual({ accepted: 100, [tooMany]: 156 });
  });

  it.each([
    [299, '45 minutes', 'the hour', '25 minutes'],
    [1999, '23 hours', 'the day', '2 hours'],
  ])('let everyone together send one more after %i messages %s ago (%s)', async (messages, ago, _, later) => {
    await othersSent(messages, ago);
    expect(await sendMany(2, () => undefined)).toEqual({ accepted: 1, [tooMany]: 1 });
    await letPass(database, later);
    expect(await verdict(database, {})).toBe('accepted');
  });

  it('count nothing that was refused', async () => {
    expect(await sendMany(30, () => home, { phone: broken.phone })).toEqual({ 23514: 30 });
    expect(await counted()).toEqual([]);
  });

  it('never say which of them was met', async () => {
    const refusals: string[] = [];
    const refused = (error: Error) => refusals.push(JSON.stringify({ ...error, query: '', params: [] }));
    await sendMany(20, () => home);
    await send(database, message, home).catch(refused);
    await sendMany(100, (i) => from(`203.0.113.${i % 6}`));
    await send(database, message, from('203.0.113.9')).catch(refused);
    await othersSent(300, '45 minutes');
    await send(database, message).catch(refused);
    expect(refusals).toHaveLength(3);
    expect(new Set(refusals).size).toBe(1);
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
  it.each(odd.map((headers) => [headers?.slice(0, 60), headers]))(
    'is none, and the message accepted, where request.headers are %s',
    async (_, headers) => {
      expect(await verdict(database, message, { headers })).toBe('accepted');
      expect(await counted()).toEqual([]);
    },
  );

  it('is all that is kept of a sender beside a message, with its region, hashed and by tens of minutes', async () => {
    await send(database, message, home);
    const kept = await counted();
    expect(kept).toHaveLength(2);
    for (const { minutes } of kept) expect(minutes % 10).toBe(0);

    const other = await emptyProject();
    await push(other);
    await send(other, message, home);
    const otherProject = await other.query<{ sender: string }>(
      'select sender::text from private.contact_counts',
    );
    await other.close();
    for (const { sender } of kept) {
      expect(sender).toMatch(/^\\x[\da-f]{64}$/);
      expect(otherProject.rows).not.toContainEqual({ sender });
    }
    await letPass(database, '71 minutes');
    await database.exec('select public.delete_old_messages()');
    expect(await counted()).toEqual([]);
  });
});

describe('nobody learns whether, when or what somebody else has written', () => {
  /** What somebody is told while nothing was written, and after the victim has written so many messages from there. */
  async function toldBeforeAndAfter(messages: number, there: Request, ask: () => Promise<unknown>) {
    const told = () => ask().catch((error) => ({ ...error, query: '', params: [] }));
    const before = await told();
    await forgetEverything(database);
    for (let i = 0; i < messages; i += 1) await send(database, { ...message, name: `Esther ${i}` }, there);
    await send(database, message, there);
    return [before, await told()];
  }

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
      select count(*) from pgrst_source`,
      [JSON.stringify(rows)],
      request,
    ).then(({ rows: [row] }) => row);

  const several = [1, 2, 3, 4].map((i): object => ({ ...message, name: `${i}` }));
  const attempts: [title: string, earlier: number, answer: object, row: object[], conflict?: string][] = [
    ['five rows, one bound to fail', 1, { code: 'PT400' }, [...several, broken]],
    ['a guess before a row that is bound to fail', 4, { code: 'PT400' }, [message, broken]],
    ['the count of a guess', 4, { count: 1 }, [message]],
    ['the count of a guess that yields', 4, { count: 1 }, [message], 'on conflict do nothing'],
    ['a row that is bound to fail', 4, { code: '23514' }, [broken]],
  ];
  describe.each([
    ['elsewhere', elsewhere],
    ['the same Wi-Fi', home],
  ])('from %s', (_, request) => {
    it.each(attempts)('by %s', async (_, earlier, answer, rows, conflict) => {
      const [before, after] = await toldBeforeAndAfter(earlier, home, () =>
        insertAndCount(rows, request, conflict),
      );
      expect(before).toMatchObject(answer);
      expect(after).toEqual(before);
    });

    it('by a broken row and a valid one in turn', async () => {
      // Below the limit of the network, whoever wrote and whatever address they gave: the same answers.
      const row = { ...message, name: 'Again' };
      const turns = async () => {
        const answers: string[] = [];
        for (let i = 0; i < 5; i += 1)
          for (const sent of [{ ...row, phone: broken.phone }, row])
            answers.push(await verdict(database, sent, request));
        return answers;
      };
      const [before, after] = await toldBeforeAndAfter(4, home, turns);
      expect(after).toEqual(before);
    });
  });

  it('by how long it takes: what is old stays where it is, and another process deletes it', async () => {
    await send(database, { name: 'Old' }, home);
    await letPass(database, '12 months 1 minute');
    await send(database, { name: 'Young' }, elsewhere);
    expect(await storedMessages(database)).toHaveLength(2);
    expect(await counted()).toHaveLength(4);
  });
});

describe('a few senders do not close the form', () => {
  /** Each address sends until the form takes nothing from it any more. Resolves to how many messages it took. */
  async function flood(addresses: string[]): Promise<number> {
    const { accepted = 0 } = await sendMany(40 * addresses.length, (i) =>
      from(addresses[i % addresses.length] ?? ''),
    );
    return accepted;
  }
  const fifteen = Array.from({ length: 15 }, (_, i) => `10.0.${i % 3}.${i}`);

  it('15 addresses of 3 regions fill it for their own regions, and no one else', async () => {
    expect(await flood(fifteen)).toBe(300);
    expect(await verdict(database, message, from('10.0.0.200'))).toBe(tooMany);
    expect(await verdict(database, message, home)).toBe('accepted');
    // Who wrote within the hour waits with them, and is let in with the rest an hour later.
    expect(await verdict(database, message, home)).toBe(tooMany);
    await letPass(database, '71 minutes');
    expect(await verdict(database, message, from('10.0.0.200'))).toBe('accepted');
  });

  it('nor for the day', async () => {
    await othersSent(2000, '3 hours');
    expect(await verdict(database, message)).toBe(tooMany);
    expect(await verdict(database, message, home)).toBe('accepted');
  });

  it('ever new regions fill it for everyone at five times as many, within the hour and the day', async () => {
    await othersSent(1499, '45 minutes');
    expect(await verdict(database, message, home)).toBe('accepted');
    expect(await verdict(database, message, elsewhere)).toBe(tooMany);
    await letPass(database, '2 hours');
    await othersSent(8499, '1 hour 30 minutes');
    expect(await verdict(database, message, elsewhere)).toBe('accepted');
    expect(await verdict(database, message, from('203.0.113.1'))).toBe(tooMany);
  });

  it('writing in somebody’s name does not keep them out, nor does the same message sent before theirs', async () => {
    await sendMany(30, () => elsewhere, { email: message.email });
    await send(database, { ...message, id: randomUUID() }, from('203.0.113.1'));
    expect(await verdict(database, { ...message, id: randomUUID() }, home)).toBe('accepted');
  });
});

describe('a request', () => {
  it('holds one message, also in two statements', async () => {
    const insert = `insert into public.contact_submissions (name, email) values ('A', 'a@example.org')`;
    const twice = database.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      await transaction.exec(insert);
      await transaction.exec(insert);
    });
    await expect(twice).rejects.toMatchObject({ code: 'PT400' });
    expect(await storedMessages(database)).toEqual([]);
  });

  it('is refused before a field is trimmed that no message can be as long as', async () => {
    for (const field of ['name', 'email', 'phone', 'prayer_requests'])
      await expect(send(database, { [field]: ' '.repeat(100_001) })).rejects.toMatchObject({
        code: '23514',
        message: 'The message is too long.',
      });
  });

  const isOwnServer = process.env.TESTED_ON === 'server' && process.env.POSTGRES_SERVER?.includes('host=');
  it.runIf(isOwnServer && process.platform === 'linux')(
    'takes no more memory than a few times its body',
    async () => {
      const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
      const status = () => readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8');
      const megabytes = () => Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) / 1024;
      const before = megabytes();
      const body = 95;
      await send(database, { prayer_requests: ' '.repeat(body * 2 ** 20) }).catch(() => 0);
      expect(megabytes() - before).toBeLessThan(5 * body);
    },
  );
});
