import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isBlocking, printed } from '../../content/check/report.ts';
import { settingsFindings } from '../../site/preflight/settings.ts';
import { tableFindings } from '../../site/preflight/table.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const key = `sb_publishable_${'a1'.repeat(16)}`;
const secret = `sb_secret_${'b2'.repeat(16)}`;

const URL = 'VITE_SUPABASE_URL';
const KEY = 'VITE_SUPABASE_ANON_KEY';

test.each([
  [URL, '', 'The contact form has no server'],
  [URL, 'http://abcdefghijklmnopqrst.supabase.co', 'not the URL'],
  [URL, 'https://localhost:54321', 'not the URL'],
  [URL, 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst', 'not the URL'],
  [KEY, '', 'not the publishable key'],
  [KEY, `${KEY}=${key}`, 'not the publishable key'],
  [KEY, secret, 'secret key'],
  ['VITE_OTHER', `key=${secret}`, 'secret key'],
  ['VITE_OTHER', 'Reach & Build', undefined],
  ['SUPABASE_SECRET_KEY', secret, undefined],
  [URL, `${url}/`, undefined],
])('of the setting %s as %s it is said: %s', (name, value, says) => {
  const findings = settingsFindings({ [URL]: url, [KEY]: key, [name]: value });
  const found = { where: name, what: expect.stringContaining(`${says}`) };
  expect(findings).toEqual(says ? [expect.objectContaining(found)] : []);
  // The list may be shown to others.
  expect(JSON.stringify(findings)).not.toContain(secret);
});

test('the report says first that the form does not work', () => {
  const outage = { where: url, what: 'It is paused.', todo: 'Resume it.', isOutage: true };
  const advice = { where: 'ada.md', what: 'Long.', todo: 'Cut.', isAdvice: true };
  const samples = ['site.yaml', 'home.yaml'].map((where) => ({ ...advice, where, isAdvice: false }));
  expect(printed([...samples, advice, outage], 'Ready.').split(/\n+ */)).toEqual([
    'THE CONTACT FORM IS NOT WORKING. The site is published anyway, but no one can write to you:',
    ...[`- ${url}: It is paused.`, '→ Resume it.'],
    'Please correct 2 things before publishing:',
    ...['- site.yaml: Long.', '- home.yaml: Long.', '→ Cut.'],
    ...['Advice (you can publish without it)', '- ada.md: Long.', '→ Cut.', ''],
  ]);
  expect(printed([advice], 'Ready.')).toContain('Ready.');
  expect(printed([outage], 'Ready.')).not.toContain('Ready.');
});

test('what is unfinished is not published, but for the preview of a change', async () => {
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  for (const preview of ['true', '']) {
    for (const name of [URL, KEY]) vi.stubEnv(name, '');
    vi.stubEnv('SITE_PREVIEW', preview);
    await import(/* @vite-ignore */ `../../site/preflight.ts?${preview}`);
    const printed = vi.mocked(console.log).mock.calls.splice(0);
    expect(printed.join()).toMatch(/ is only an example.*The contact form has no server/s);
    expect(process.exitCode).toBe(preview ? undefined : 1);
  }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts['build:live']).toMatch(/ && npm run preflight$/);
});

type Reply = { status: number; body?: string };

/** Returns what is found of a project that answers so, where a visitor asks it about no message. */
function findingsOf(respond: (method: string) => Reply, token?: string) {
  vi.stubGlobal('fetch', async (address: globalThis.URL, init: RequestInit) => {
    const { method, headers } = new Request(address, init);
    expect(init.signal, 'does not wait for ever').toBeInstanceOf(AbortSignal);
    expect(headers.get('apikey')).toBe(key);
    if (/PATCH|DELETE/.test(method))
      expect(address.search).toBe('?id=eq.00000000-0000-0000-0000-000000000000');
    const { status, body } = respond(address.href.includes('/rpc/') ? 'RPC' : method);
    return new Response(body ?? null, { status });
  });
  return tableFindings({ url, key }, token, 'twelve months');
}

const error = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify({ code, message: 'It says why.' }),
});
const forbidden = error(401, '42501');
const sound: Record<string, Reply> = { POST: error(400, '23514'), RPC: error(403, 'PT403') };

test.each<[says: string, answer: object | undefined, blocking: number]>([
  ['No valid message has been tried', undefined, 0],
  ['refuses every visitor', { refused: '42883 no such function' }, 1],
  ['does not delete old messages on schedule', { is_scheduled: false }, 0],
  ['for “twelve months”, but the database keeps them for 24 months', { kept_months: 24 }, 1],
])('preflight says with the reminder’s token, or without: %s', async (says, answer, blocking) => {
  let asked = 0;
  const inOrder = { waiting: 0, refused: null, is_scheduled: true, kept_months: 12 };
  const watched = { status: 200, body: JSON.stringify({ ...inOrder, ...answer }) };
  const findings = await findingsOf(
    (method) => (method === 'RPC' && asked++ > 0 ? watched : (sound[method] ?? forbidden)),
    answer && 'remind_token',
  );
  expect(findings).toEqual([expect.objectContaining({ what: expect.stringContaining(says) })]);
  expect(findings.filter(isBlocking)).toHaveLength(blocking);
});

const goesOut = true;
test.each<[asked: string, reply: Reply | undefined, says: string, isPublished?: true]>([
  // An open table without a message in it looks like this.
  ['GET', { status: 200, body: '[]' }, 'Strangers can read messages.'],
  ['POST', { status: 201 }, 'accepted a message without a name'],
  ['POST', forbidden, 'refused: It says why. Bring the database up to date'],
  ['PATCH', { status: 204 }, 'Strangers can change messages.'],
  ['DELETE', { status: 204 }, 'Strangers can delete messages.'],
  ['RPC', error(404, 'PGRST202'), 'refused: It says why. Bring the database up to date'],
  ['all', error(401, ''), 'refused: It says why. Copy the key again'],
  ['all', { status: 200, body: '<html>Sign in' }, 'Something else has answered in its place.'],
  ['all', error(540, ''), 'is paused. Choose "Resume project" at https://supabase.com/dash', goesOut],
  ['all', error(503, ''), 'refused: It says why.', goesOut],
  ['all', undefined, 'does not answer (ECONNREFUSED). Check the URL', goesOut],
])('a wrong answer is one sentence (%#)', async (method, reply, says, isPublished) => {
  const findings = await findingsOf((asked) => {
    if (!reply) throw Object.assign(new Error('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    return method === 'all' || method === asked ? reply : (sound[asked] ?? forbidden);
  });
  expect(findings.map(({ what, todo }) => `${what} ${todo}`)).toEqual([expect.stringContaining(says)]);
  expect(findings.filter(isBlocking)).toHaveLength(isPublished ? 0 : 1);
});
