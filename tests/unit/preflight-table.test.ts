import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RestError } from '../../scripts/messages/rest.ts';
import { faultsOf } from '../../scripts/preflight/finding.ts';
import { tableFindings } from '../../scripts/preflight/table.ts';
import { troubleOf } from '../../scripts/preflight/trouble.ts';
import { asRequest, type Database, pushedProject, storedMessages } from '../database/hostedPostgres.ts';

type Reply = { status: number; body?: unknown };
type Respond = (method: string, request: IncomingMessage, body: string) => Reply | Promise<Reply>;

const key = `sb_publishable_${'a1'.repeat(16)}`;
let server: Server | undefined;

/** A project on this computer that answers as it is told. */
async function project(respond: Respond) {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const reply = await respond(request.method ?? '', request, body);
    response.writeHead(reply.status);
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const forbidden: Reply = { status: 401, body: { code: '42501', message: 'permission denied' } };
const refused: Reply = { status: 400, body: { code: '23502', message: 'null value in column "name"' } };
const sound: Respond = (method) => (method === 'POST' ? refused : forbidden);
const unless = (method: string, reply: Reply): Respond => {
  return (asked, request, body) => (asked === method ? reply : sound(asked, request, body));
};
const whats = async (respond: Respond) =>
  (await tableFindings(await project(respond))).map(({ what }) => what).join('\n');

describe('the table that the migrations make', () => {
  let database: Database;
  beforeAll(async () => {
    database = await pushedProject();
    return () => database.close();
  }, 120_000);

  const statements: Record<string, string> = {
    GET: 'select id from public.contact_submissions limit 1',
    POST: 'insert into public.contact_submissions (name, email, phone, prayer_requests) values ($1, $2, $3, $4)',
    PATCH: "update public.contact_submissions set name = 'preflight' where id = gen_random_uuid()",
    DELETE: 'delete from public.contact_submissions where id = gen_random_uuid()',
  };

  /** As Supabase's REST interface does it, for a stranger. */
  const rest: Respond = async (method, _, body) => {
    const { name, email, phone, prayer_requests } = body ? JSON.parse(body) : {};
    const values = method === 'POST' ? [name, email, phone, prayer_requests] : [];
    try {
      await asRequest(database, statements[method] ?? '', values);
      return { status: 204 };
    } catch (error) {
      return { status: 400, body: { code: (error as { code?: string }).code, message: String(error) } };
    }
  };

  test('is found in order, and nothing is stored in it', { timeout: 60_000 }, async () => {
    expect(await tableFindings(await project(rest))).toEqual([]);
    expect(await storedMessages(database)).toEqual([]);
  });
});

test('asks with the public key only, and about no message in particular', async () => {
  const asked: string[] = [];
  const given = await project((method, { url, headers }, body) => {
    asked.push(`${method} ${url}`);
    expect(headers).toMatchObject({ apikey: key });
    return sound(method, {} as IncomingMessage, body);
  });
  expect(await tableFindings(given)).toEqual([]);
  const table = '/rest/v1/contact_submissions';
  const nobody = '?id=eq.00000000-0000-0000-0000-000000000000';
  expect(asked).toEqual([
    `GET ${table}?select=id&limit=1`,
    `POST ${table}`,
    `PATCH ${table}${nobody}`,
    `DELETE ${table}${nobody}`,
  ]);
});

test.each([
  ['GET', { status: 200, body: [{ id: 1 }] }, 'Strangers may read the messages.'],
  // An open table without a message in it looks like this as well.
  ['GET', { status: 200, body: [] }, 'Strangers may read the messages.'],
  ['PATCH', { status: 204 }, 'Strangers may change messages.'],
  ['DELETE', { status: 204 }, 'Strangers may delete messages.'],
  ['POST', { status: 201 }, 'took a message without a name'],
  ['POST', forbidden, 'Visitors may not send messages.'],
  [
    'POST',
    { status: 429, body: { code: 'PT429', message: 'Too many messages.' } },
    'takes no message at the moment',
  ],
  ['POST', { status: 400, body: { code: '22P02', message: 'odd' } }, 'could not be found out'],
])('says what is wrong with a table that answers %s with %o', async (method, reply, words) => {
  expect(await whats(unless(method, reply))).toContain(words);
});

test.each([
  [{ status: 540, body: 'paused' }, 'The project is paused.', 'goes out'],
  [{ status: 402, body: { message: 'exceed_egress_quota' } }, 'restricted', 'goes out'],
  [{ status: 503 }, 'answered 503', 'goes out'],
  [
    { status: 401, body: { message: 'Invalid API key' } },
    'does not know this key. Invalid API key',
    'is held back',
  ],
  [
    { status: 404, body: { code: 'PGRST205', message: 'not in the schema cache' } },
    'no table',
    'is held back',
  ],
  [{ status: 404 }, 'answered 404', 'is held back'],
])('a project that answers %o: one sentence says %s, and the site %s', async (reply, words, outcome) => {
  const findings = await tableFindings(await project(() => reply));
  expect(findings).toEqual([expect.objectContaining({ what: expect.stringContaining(words) })]);
  const faults = faultsOf([{ title: 'The table', findings }]);
  expect(faults).toEqual(outcome === 'goes out' ? [] : findings);
});

test('says what to do when the project is paused', async () => {
  const [finding] = await tableFindings(await project(() => ({ status: 540 })));
  expect(finding?.todo).toContain('Resume project');
});

test('says so when nothing answers', async () => {
  const gone = await project(sound);
  await new Promise((resolve) => server?.close(resolve));
  const [finding] = await tableFindings(gone);
  expect(finding?.what).toBe('No connection (ECONNREFUSED).');
});

test.each([
  ['ENOTFOUND', 'no such address'],
  ['ETIMEDOUT', 'did not answer in time'],
])('says so when the request ends with %s', (code, words) => {
  const given = { url: 'https://abcdefghijklmnopqrst.supabase.co', key };
  expect(troubleOf(given, new RestError(given.url, 0, code))?.what).toContain(words);
});
