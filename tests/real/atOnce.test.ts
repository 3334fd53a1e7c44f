import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  connect,
  type Database,
  forgetAll,
  from,
  pushedProject,
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

  /** Sends messages over every connection at once, and counts each answer. */
  async function sendAtOnce(
    messages: number,
    send: (over: Database, i: number, at: number) => Promise<string>,
  ) {
    const answers = connections.map(async (over, at) => {
      const given: string[] = [];
      for (let i = 0; i < messages; i += 1) given.push(await send(over, i, at));
      return given;
    });
    return tally((await Promise.all(answers)).flat());
  }

  it('300 messages an hour pass at most', async () => {
    const answers = await sendAtOnce(10, (over) => verdict(over));
    expect(answers).toEqual({ accepted: 300, PT429: 10 * CONNECTIONS - 300 });
    expect(await storedMessages(database)).toHaveLength(300);
  });

  it('a message is stored once, from however many networks it comes', async () => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const answers = await sendAtOnce(24, (over, i, at) =>
      verdict(over, { id: ids[i % 3] }, from(`10.${at}.${i}.1`)),
    );
    expect(answers).toEqual({ accepted: 3, '0 rows': 24 * CONNECTIONS - 3 });
    expect((await storedMessages(database)).map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});
