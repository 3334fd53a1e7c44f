import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFields } from '../../content/contactFields.ts';
import { toSubmission } from '../../src/contact/contactSubmission.ts';
import { sendContactSubmission } from '../../src/contact/sendContactSubmission.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';

const row = { id: '00000000000040008000000000000000', ...toSubmission({ ...noFields, name: 'Anna' }) };

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_key');
  vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none
});
afterEach(() => void vi.useRealTimers());

function answerWith(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    requests.push(new Request(input, init));
    return answer();
  });
  return requests;
}

it('sending is one request with the public key alone', async () => {
  // A host may serve several sites under one address.
  const getItem = vi.fn(() => JSON.stringify({ access_token: 'stolen', expires_at: 4e9, user: {} }));
  vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', { location: { href: 'https://example.org/#access_token=stolen' } });
  const requests = answerWith(async () => new Response(null, { status: 201 }));
  await sendContactSubmission(row);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_key');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer sb_publishable_key');
  expect(getItem).not.toHaveBeenCalled();
});

it.each([
  ['a paused project', 540, false],
  ['a gateway that lost the answer', 502, true],
  ['another server, such as a public Wi-Fi’s', 204, false],
])('the answer of %s is a failure', async (_, status, unanswered) => {
  answerWith(async () => new Response(status === 204 ? null : '<html>', { status }));
  const failure = { name: 'SendError', code: `http-${status}`, unanswered };
  await expect(sendContactSubmission(row)).rejects.toMatchObject(failure);
});

it('no answer in time is a failure', async () => {
  answerWith(() => new Promise(() => undefined));
  vi.useFakeTimers();
  const sending = sendContactSubmission(row);
  const answer = expect(sending).rejects.toMatchObject({ code: 'no-answer', unanswered: true });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await answer;
  expect(vi.getTimerCount()).toBe(0);
});
