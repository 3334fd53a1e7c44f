import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  asRequest,
  connect,
  type Database,
  forgetAll,
  from,
  migrations,
  push,
  pushedProject,
  type Request,
  send,
  storedMessages,
  tally,
  verdict,
} from '../database/postgres.ts';

const CONNECTIONS = 64;

describe.skipIf(!inject('server'))('over many connections at once', () => {
  let database: Database;
  let connections: Database[];
  beforeAll(async () => {
    database = await pushedProject();
    connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(database.url)));
    await database.exec("update private.reminder set token_hash = sha256('remind_1')");
  });
  beforeEach(() => database.exec(forgetAll));
  afterEach(() => connections[0]?.exec('rollback')); // what a failed test has locked
  afterAll(() => Promise.all([database, ...connections].map((connection) => connection.close())));

  /** Sends so many messages over every connection. Resolves to how often each answer was given. */
  async function sendAtOnce(
    messages: number,
    address = (connection: number, message: number): Request => from(`10.${connection}.${message}.1`),
    idOf: (message: number) => string = () => randomUUID(),
  ) {
    const answers: string[] = [];
    const send = async (connection: Database, number: number) => {
      for (let i = 0; i < messages; i += 1)
        answers.push(await verdict(connection, { id: idOf(i) }, address(number, i)));
    };
    await Promise.all(connections.map(send));
    return tally(answers);
  }

  it.each([
    ['20 messages of one network', 20, 2, () => from('192.0.2.1')],
    ['300 messages of those who wrote within the hour', 300, 10, () => ({})],
    ['1500 messages of ever new regions', 1500, 50, undefined],
  ])('%s pass at most', async (_, most, each, address) => {
    const answers = await sendAtOnce(each, address);
    expect(answers).toEqual({ accepted: most, PT429: each * CONNECTIONS - most });
    expect(await storedMessages(database)).toHaveLength(most);
  });

  it('a message is stored once, from however many networks it comes', async () => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const answers = await sendAtOnce(24, undefined, (i) => `${ids[i % 3]}`);
    expect(answers).toEqual({ accepted: 3, '0 rows': 24 * CONNECTIONS - 3 });
    expect((await storedMessages(database)).map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  /** The number of connections that wait for a lock. */
  async function blocked() {
    const waiting =
      'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()';
    return (await database.query(waiting)).rows.length;
  }

  const askReminder = async (reminder: Database) => {
    await reminder.exec("set statement_timeout = '3 s'"); // as hosted
    const answer = await asRequest<{ waiting: number; as_of: Date; refused: string | null }>(
      reminder,
      `select (answer ->> 'waiting')::int as waiting, (answer ->> 'as_of')::timestamptz as as_of,
        answer ->> 'refused' as refused from public.watch_form('remind_1') as answer`,
    );
    return answer.rows[0];
  };

  it('the watch sees that visitors wait for a lock that nobody releases', async () => {
    const [holder, reminder] = connections as [Database, Database];
    await database.exec(
      "insert into private.contact_counts values ('', date_bin('10 minutes', now(), 'epoch') + interval '10 minutes', 1)",
    );
    await holder.exec('begin; select from private.contact_counts for update');
    expect((await askReminder(reminder))?.refused).toMatch('55P03 ');
    await holder.exec('commit');
    expect((await askReminder(reminder))?.refused).toBe(null);
  });

  it('the reminder counts messages that are being inserted, or is older than they are', async () => {
    const [first, second, reminder] = connections as [Database, Database, Database];
    await first.exec(
      "begin; set local role anon; insert into public.contact_submissions (name, email) values ('First', 'a@x.org')",
    );
    const sent = send(second, { name: 'Second' });
    await expect.poll(blocked).toBe(1);
    const answer = askReminder(reminder);
    await expect.poll(blocked).toBe(2);
    const turn =
      (await database.query<{ time: Date }>('select clock_timestamp() as time')).rows[0]?.time ?? 0;
    await first.exec('commit');
    await sent;
    const counted = await answer;
    const stored = await storedMessages(database);
    expect(stored.at(-1)).toMatchObject({ name: 'Second' });
    expect(stored.at(-1)?.created_at.valueOf()).toBeGreaterThanOrEqual(turn.valueOf());
    const later = stored.filter(({ created_at }) => created_at > (counted?.as_of ?? 0));
    expect(counted?.waiting).toBeGreaterThanOrEqual(2 - later.length);
  });

  it('migrations can be pushed while messages come, without a deadlock', async () => {
    let pushing = true;
    const answers = new Set<string>();
    const visitors = connections.slice(0, 16).map(async (visitor) => {
      while (pushing) answers.add(await verdict(visitor));
    });
    // Changes what a message on its way uses, as a later migration may, behind the lock that each one takes.
    const sql = `${/^do .* lock table .*;$/m.exec(migrations[1]?.sql ?? '')?.[0]}
      alter table private.contact_rules alter column messages_per_hour set default 300;
      alter table private.contact_counts alter column messages set default 1;
      alter table public.contact_submissions alter column phone set default null;`;
    for (let i = 0; i < 9; i += 1) await push(database, [{ file: '', sql }]);
    pushing = false;
    await Promise.all(visitors);
    expect(['accepted', 'PT429']).toEqual(expect.arrayContaining([...answers]));
  });
});
