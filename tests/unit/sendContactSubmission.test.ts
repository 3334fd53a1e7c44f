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

/** Answers of the site's own address and the project's: a status, a code of Postgres, or nothing. Returns what was sent. */
function answerWith(...answers: Answer[]) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    const answer = answers[requests.length - 1];
    if (answer === undefined) return new Promise(() => undefined);
    if (typeof answer === 'string') return Promise.resolve(Response.json({ code: answer }, { status: 400 }));
    if (answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(answer < 300 ? null : '<html>', { status: answer }));
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
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST https://site.example/rest/v1/contact_submissions',
  ]);
  expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_key');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer sb_publishable_key');
  expect(getItem).not.toHaveBeenCalled();
});

it.each<Answer>([0, 200, 204, 401, 404, 405, 429, 502, 540, 'PT429', 'PGRST204', '42501'])(
  'where the site’s own address answers %s, the same row goes to the project',
  async (answer) => {
    const requests = answerWith(answer, 201);
    await sendContactSubmission(row);
    expect(requests[1]?.url).toBe('https://project.example/rest/v1/contact_submissions');
    for (const request of requests) expect(await request.json()).toEqual(row);
  },
);

it.each(['23514', '23505', '22P02'])(
  'no other way is tried for words that the table refuses (%s)',
  async (code) => {
    const requests = answerWith(code, 201);
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ code, unanswered: false });
    expect(requests).toHaveLength(1);
  },
);

it.each<[what: string, answers: Answer[], failure: object]>([
  ['a paused project', [404, 540], { code: 'http-540', unanswered: false }],
  ['a gateway that lost the answer', [502, 404], { code: 'http-404', unanswered: true }],
  ['a full hour and a blocked name', ['PT429', 0], { code: 'PT429', unanswered: true }],
])('%s is a failure', async (_, answers, failure) => {
  answerWith(...answers);
  await expect(sendContactSubmission(row)).rejects.toMatchObject({ name: 'SendError', ...failure });
});

it('a way without an answer costs eight seconds', async () => {
  const requests = answerWith();
  vi.useFakeTimers();
  const answer = expect(sendContactSubmission(row)).rejects.toMatchObject({
    code: 'no-answer',
    unanswered: true,
  });
  await vi.advanceTimersByTimeAsync(WAY_MS);
  expect([WAY_MS, requests.length]).toEqual([8000, 2]);
  await vi.advanceTimersByTimeAsync(WAY_MS);
  await answer;
  expect(vi.getTimerCount()).toBe(0);
});

it('a host that cannot forward is not tried', async () => {
  vi.stubEnv('VITE_ONE_WAY', 'true');
  const requests = answerWith(201);
  await sendContactSubmission(row);
  expect(requests[0]?.url).toMatch('https://project.example/');
});
