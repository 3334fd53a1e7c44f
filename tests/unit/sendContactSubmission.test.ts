import { beforeEach, expect, it, vi } from 'vitest';
import { noFields } from '../../content/contactFields.ts';
import { toSubmission } from '../../src/contact/contactSubmission.ts';
import { sendContactSubmission, WAY_MS } from '../../src/contact/sendContactSubmission.ts';

const row = { id: '00000000000040008000000000000000', ...toSubmission({ ...noFields, name: 'Anna' }) };

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_key');
  vi.stubGlobal('window', { location: new URL('https://site.example/#access_token=stolen') });
  vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none
});

type Answer = number | string | undefined;

const late: ((answer: Response) => void)[] = [];

/** Answers of the site's own address and the project's: a status, a code of Postgres, or nothing. Returns what was sent. */
function answerWith(...answers: Answer[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    const answer = answers[requests.length - 1];
    if (answer === undefined) return new Promise((resolve) => late.push(resolve));
    if (typeof answer === 'string') return Promise.resolve(Response.json({ code: answer }, { status: 400 }));
    if (answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response([201, 204].includes(answer) ? null : '<html>', { status: answer }));
  });
  return requests;
}

it('sending is one request with the public key alone', async () => {
  // A host may serve several sites under one address.
  const getItem = vi.fn(() => JSON.stringify({ access_token: 'stolen', expires_at: 4e9, user: {} }));
  vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
  vi.stubGlobal('document', {});
  const requests = answerWith(201);
  await sendContactSubmission(row);
  const asked = requests.map(({ method, headers }) =>
    [method, headers.get('apikey'), headers.get('authorization')].join(),
  );
  expect(asked).toEqual(['POST,sb_publishable_key,Bearer sb_publishable_key']);
  expect(getItem).not.toHaveBeenCalled();
});

const ways = ['site.example', 'project.example'].map((host) => `https://${host}/rest/v1/contact_submissions`);

it.each<[answers: Answer[], asked: 1 | 2, failure?: object]>([
  ...[0, 200, 204, 401, 404, 405, 429, 502, 540, 'PT429', 'PGRST204', '42501'].map(
    (answer) => [[answer, 201], 2] as [Answer[], 2],
  ),
  // The table refuses the words.
  ...['23514', '23505', '22P02'].map(
    (code) => [[code, 201], 1, { code, unanswered: false }] as [Answer[], 1, object],
  ),
  // A paused project, a gateway that lost the answer, a full hour and a blocked name.
  [[404, 540], 2, { code: 'http-540', unanswered: false }],
  [[502, 404], 2, { code: 'http-404', unanswered: true }],
  [['PT429', 0], 2, { code: 'PT429', unanswered: true }],
])('answers of %j: the same row is sent %d times', async (answers, asked, failure) => {
  const requests = answerWith(...answers);
  const sent = sendContactSubmission(row);
  await (failure ? expect(sent).rejects.toMatchObject({ name: 'SendError', ...failure }) : sent);
  expect(requests.map(({ url }) => url)).toEqual(ways.slice(0, asked));
  for (const request of requests) expect(await request.json()).toEqual(row);
});

it('a way without an answer costs eight seconds', async () => {
  const requests = answerWith();
  vi.useFakeTimers();
  const failure = { code: 'no-answer', unanswered: true };
  const answer = expect(sendContactSubmission(row)).rejects.toMatchObject(failure);
  await vi.advanceTimersByTimeAsync(WAY_MS);
  expect([WAY_MS, requests.length]).toEqual([8000, 2]);
  await vi.advanceTimersByTimeAsync(WAY_MS);
  await answer;
  expect(vi.getTimerCount()).toBe(0);
});

it('a late answer of the first way counts while the second has none', async () => {
  vi.useFakeTimers();
  answerWith();
  const sent = sendContactSubmission(row);
  await vi.advanceTimersByTimeAsync(WAY_MS);
  late.at(-2)?.(new Response(null, { status: 201 }));
  await sent;
});

it('a host that cannot forward is not tried', async () => {
  vi.stubEnv('VITE_ONE_WAY', 'true');
  const requests = answerWith(201);
  await sendContactSubmission(row);
  expect(requests[0]?.url).toBe(ways[1]);
});
