import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Database,
  forgetEverything,
  liftLimits,
  pushedProject,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';
import { connect } from './postgresServer.ts';

const CONNECTIONS = 64;

let database: Database & { url?: string };
let connections: Database[];
beforeAll(async () => {
  database = await pushedProject();
  connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(database.url ?? '')));
});
beforeEach(() => forgetEverything(database));
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.close();
});

/** Sends so many messages over every connection at once. Resolves to how often each answer was given. */
async function sendAtOnce(
  messages: number,
  row: (connection: number, message: number) => object,
  address?: string,
) {
  const answers: Record<string, number> = {};
  await Promise.all(
    connections.map(async (connection, number) => {
      for (let i = 0; i < messages; i += 1) {
        const ip = address ?? `10.${number}.${i}.1`;
        const headers = JSON.stringify({ 'cf-connecting-ip': ip });
        const answer = await verdict(connection, row(number, i), { headers });
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
    }),
  );
  return answers;
}

it('lets 20 messages of one network pass, and no other', async () => {
  const answers = await sendAtOnce(2, (number, i) => ({ email: `${number}-${i}@example.org` }), '192.0.2.1');
  expect(answers).toEqual({ accepted: 20, PT429: 2 * CONNECTIONS - 20 });
  expect(await storedMessages(database)).toHaveLength(20);
});

it('lets 5 messages of one e-mail address and network pass, and no other', async () => {
  const answers = await sendAtOnce(1, (number) => ({ name: `${number}` }), '192.0.2.1');
  expect(answers).toEqual({ accepted: 5, PT429: CONNECTIONS - 5 });
});

it('lets 300 messages of everyone pass, and no other', async () => {
  const answers = await sendAtOnce(6, (number, i) => ({ email: `${number}-${i}@example.org` }));
  expect(answers).toEqual({ accepted: 300, PT429: 6 * CONNECTIONS - 300 });
  expect(await storedMessages(database)).toHaveLength(300);
});

it('stores the same message once, however often it comes at once', async () => {
  await liftLimits(database);
  const answers = await sendAtOnce(3, () => ({}), '192.0.2.1');
  expect(answers).toEqual({ accepted: 3 * CONNECTIONS });
  expect(await storedMessages(database)).toHaveLength(1);
});

it('loses and doubles none, while what is old is deleted and forgotten', async () => {
  await liftLimits(database);
  let sending = true;
  const cleaning = (async () => {
    const schedule = await connect(database.url ?? '');
    while (sending) await schedule.exec('select public.delete_old_messages(), private.forget_addresses()');
    await schedule.close();
  })();
  const answers = await sendAtOnce(20, (number, i) => ({ email: `${number}-${i}@example.org` }));
  sending = false;
  await cleaning;
  expect(answers).toEqual({ accepted: 20 * CONNECTIONS });
  const emails = (await storedMessages(database)).map(({ email }) => email);
  expect(emails).toHaveLength(20 * CONNECTIONS);
  expect(new Set(emails).size).toBe(20 * CONNECTIONS);
});
