import { expect, test, vi } from 'vitest';
import { blockingFindings } from '../../content/check/report.ts';
import { tableFindings } from '../../messages/table.ts';

type Reply = { status: number; body?: unknown };
type Respond = (method: string) => Reply;

const key = `sb_publishable_${'a1'.repeat(16)}`;

/** A project that answers as it is told, and what it was asked by whom. */
function project(respond: Respond) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const { method, headers } = new Request(url, init);
    asked.push(`${headers.get('apikey')} ${method} ${url.href.replace(/.*\/rest\/v1\//, '')}`);
    const { status, body } = respond(url.href.includes('/rpc/') ? 'RPC' : method);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return { url: 'https://abcdefghijklmnopqrst.supabase.co', key, asked };
}

const error = (status: number, code: string): Reply => ({ status, body: { code, message: 'It says why.' } });
const forbidden = error(401, '42501');
const sound: Respond = (method) =>
  ({ POST: error(400, '23514'), RPC: error(403, 'PT403') })[method] ?? forbidden;
const tableThat = (respond: Respond) => tableFindings(project(respond));

test('a table is asked as any visitor could, and in a way that changes nothing', async () => {
  const given = project(sound);
  expect(await tableFindings(given)).toEqual([]);
  const nobody = 'contact_submissions?id=eq.00000000-0000-0000-0000-000000000000';
  expect(given.asked).toEqual([
    `${key} GET contact_submissions?select=id&limit=1`,
    `${key} POST contact_submissions`,
    `${key} PATCH ${nobody}`,
    `${key} DELETE ${nobody}`,
    `${key} POST rpc/watch_form`,
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
  ['RPC', error(404, 'PGRST202'), 'Not all migrations have been pushed: limits may be missing.'],
  ['POST', error(400, '22P02'), 'Could not check whether strangers can send messages'],
])('says what is wrong with a table that answers %s with %o', async (method, reply, says) => {
  const findings = await tableThat((asked) => (asked === method ? reply : sound(asked)));
  expect(findings).toEqual([expect.objectContaining({ what: expect.stringContaining(says) })]);
});

test.each([
  [
    540,
    '',
    'The project is paused. Open the project at https://supabase.com/dashboard and choose "Resume',
    'goes out',
  ],
  [402, '', 'answered 402 It says why. Open the project', 'goes out'],
  [503, '', 'answered 503 It says why. Open the project', 'goes out'],
  [0, 'ECONNREFUSED', 'No connection (ECONNREFUSED). Check the URL', 'goes out'],
  [401, '', 'does not know this key. It says why.', 'is held back'],
  [404, 'PGRST205', 'no table', 'is held back'],
  [404, '', 'answered 404', 'is held back'],
])(
  'where a project answers %i %s the report says %s once (the site %s)',
  async (status, code, says, outcome) => {
    const findings = await tableThat(() => {
      if (status === 0) throw Object.assign(new Error('fetch failed'), { cause: { code } });
      return error(status, code);
    });
    expect(findings.map(({ what, todo }) => `${what} ${todo}`)).toEqual([expect.stringContaining(says)]);
    expect(blockingFindings([{ title: '', findings }])).toHaveLength(outcome === 'goes out' ? 0 : 1);
  },
);

test('findings from before the server stopped answering are reported', async () => {
  const open = await tableThat((method) => ({ status: method === 'GET' ? 200 : 503, body: [] }));
  expect(blockingFindings([{ title: '', findings: open }])).toEqual([
    expect.objectContaining({ what: 'Strangers may read messages.' }),
  ]);
});
