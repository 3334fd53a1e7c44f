import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { RestError } from '../../scripts/messages/rest.ts';
import { blockingFindings } from '../../scripts/preflight/report.ts';
import { migrationFindings, noAnswer, tableFindings } from '../../scripts/preflight/table.ts';

type Reply = { status: number; body?: unknown };
type Respond = (request: IncomingMessage) => Reply;

const key = `sb_publishable_${'a1'.repeat(16)}`;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A project on this computer that answers as it is told, and what it was asked by whom. */
async function project(respond: Respond) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.apikey} ${request.method} ${request.url?.replace('/rest/v1/', '')}`);
    const { status, body } = respond(request);
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key, asked };
}

const error = (status: number, code: string): Reply => ({ status, body: { code, message: 'It says why.' } });
const forbidden = error(401, '42501');
const sound: Respond = ({ method }) => (method === 'POST' ? error(400, '23514') : forbidden);
const tableThat = async (respond: Respond) => tableFindings(await project(respond));

test('a table is asked as any visitor could, and in a way that changes nothing', async () => {
  const given = await project(sound);
  expect(await tableFindings(given)).toEqual([]);
  const nobody = 'contact_submissions?id=eq.00000000-0000-0000-0000-000000000000';
  expect(given.asked).toEqual([
    `${key} GET contact_submissions?select=id&limit=1`,
    `${key} POST contact_submissions`,
    `${key} PATCH ${nobody}`,
    `${key} DELETE ${nobody}`,
  ]);
});

test.each([
  ['GET', { status: 200, body: [{ id: 1 }] }, 'Strangers may read messages.'],
  // An open table without a message in it looks like this as well.
  ['GET', { status: 200, body: [] }, 'Strangers may read messages.'],
  ['PATCH', { status: 204 }, 'Strangers may change messages.'],
  ['DELETE', { status: 204 }, 'Strangers may delete messages.'],
  ['POST', { status: 201 }, 'took a message without a name'],
  ['POST', forbidden, 'Visitors may not send messages.'],
  ['POST', error(400, 'PGRST204'), 'Visitors may not send messages.'],
  ['POST', error(400, '22P02'), 'could not be found out whether strangers may send messages'],
])('says what is wrong with a table that answers %s with %o', async (method, reply, says) => {
  const findings = await tableThat((request) => (request.method === method ? reply : sound(request)));
  expect(findings).toEqual([expect.objectContaining({ what: expect.stringContaining(says) })]);
});

test.each([
  [540, '', 'The project is paused.', 'goes out'],
  [402, '', 'restricted', 'goes out'],
  [503, '', 'answered 503', 'goes out'],
  [0, 'ENOTFOUND', 'no such address', 'goes out'],
  [0, 'ECONNREFUSED', 'No connection (ECONNREFUSED).', 'goes out'],
  [401, '', 'does not know this key. It says why.', 'is held back'],
  [404, 'PGRST205', 'no table', 'is held back'],
  [404, '', 'answered 404', 'is held back'],
])('where a project answers %i %s the report says %s (the site %s)', (status, code, says, outcome) => {
  const given = { url: 'https://abcdefghijklmnopqrst.supabase.co', key };
  const finding = noAnswer(given, new RestError(given.url, status, code, 'It says why.'));
  expect(finding?.what).toContain(says);
  expect(blockingFindings([{ title: '', findings: finding ? [finding] : [] }])).toHaveLength(
    outcome === 'goes out' ? 0 : 1,
  );
});

test('what does not answer is told once', async () => {
  const paused = await tableThat(() => ({ status: 540 }));
  expect(paused).toEqual([expect.objectContaining({ todo: expect.stringContaining('Resume project') })]);
  const open = await tableThat(({ method }) => ({ status: method === 'GET' ? 200 : 503, body: [] }));
  expect(blockingFindings([{ title: '', findings: open }])).toEqual([
    expect.objectContaining({ what: 'Strangers may read messages.' }),
  ]);
});

test.each<[Reply, string[]]>([
  [error(404, 'PGRST202'), ['Not all migrations have been pushed: limits may be missing.']],
  [error(403, 'PT403'), []],
  [{ status: 540 }, []],
])('the last migration is missing where the reminder answers %o: %j', async (reply, said) => {
  const findings = await migrationFindings(await project(() => reply));
  expect(findings.map(({ what }) => what)).toEqual(said);
});
