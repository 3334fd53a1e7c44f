import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEND_TIMEOUT_MS, sendContactSubmission } from '../../src/contact/sendContactSubmission.ts';

const row = {
  id: '00000000000040008000000000000000',
  name: 'Anna',
  email: 'anna@example.org',
  phone: null,
  prayer_requests: 'Pray.\n🙏',
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_key');
  vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(answer: (request: Request) => Promise<Response>) {
  const fetch = vi.fn((input: string, init: RequestInit) => answer(new Request(input, init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('sending a message', () => {
  it('is one insert of the four columns and the id that asks for nothing back', async () => {
    let request: Request | undefined;
    const fetch = answerWith(async (sent) => {
      request = sent;
      return new Response(null, { status: 201 });
    });
    await sendContactSubmission(row);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe('/rest/v1/contact_submissions');
    expect(new URL(request?.url ?? '').searchParams.has('select')).toBe(false);
    expect(request?.headers.get('prefer') ?? '').not.toContain('representation');
    expect(request?.headers.get('apikey')).toBe('sb_publishable_key');
    expect(await request?.json()).toEqual(row);
  });

  it.each<[string, () => Response, code: string, unanswered?: boolean]>([
    ['an internal error', () => json(500, { message: 'Internal' }), 'http-500'],
    ['an error page', () => new Response('<html>', { status: 502 }), 'http-502'],
    ['a paused project', () => new Response('<html>', { status: 540 }), 'http-540'],
    ['a gateway that had no answer', () => new Response('<html>', { status: 504 }), 'http-504', true],
    ['one of Cloudflare that had none', () => new Response('<html>', { status: 524 }), 'http-524', true],
    ['a wrong key', () => json(401, { message: 'Invalid API key' }), 'http-401'],
    ['a missing right', () => json(401, { code: '42501', message: 'denied' }), '42501'],
    ['a conflict', () => json(409, { code: '23505', message: 'twice' }), '23505'],
    ['a body too large', () => new Response('', { status: 413 }), 'http-413'],
    ['too many messages', () => json(429, { code: 'PT429', message: 'Too many' }), 'PT429'],
    ['a sign-in page of a public Wi-Fi', () => new Response('<html>Sign in', { status: 200 }), 'http-200'],
    ['an empty answer of another server', () => new Response(null, { status: 204 }), 'http-204'],
    ['a page that is not there', () => new Response('', { status: 404 }), 'http-204'],
    ['a list that is not there', () => json(404, []), 'http-200'],
  ])('fails on %s', async (_, answer, code, unanswered = false) => {
    answerWith(async () => answer());
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ name: 'SendError', code, unanswered });
  });

  it('fails at once when the connection breaks, and is not repeated behind the visitor’s back', async () => {
    const fetch = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ code: 'network', unanswered: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fails when no answer comes in time, even where nobody heeds the signal', async () => {
    answerWith(() => new Promise(() => undefined));
    vi.useFakeTimers();
    const sending = sendContactSubmission(row);
    const answer = expect(sending).rejects.toMatchObject({ code: 'no-answer', unanswered: true });
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS);
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says so when there is no server', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ code: 'no-server' });
  });

  it('goes to the embedded backend of the server where the site was built for this computer', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    vi.stubEnv('MODE', 'embedded');
    vi.stubGlobal('window', { location: { origin: 'http://localhost:4173' } });
    const fetch = answerWith(async () => new Response(null, { status: 201 }));
    await sendContactSubmission(row);
    expect(fetch.mock.calls[0]?.[0]).toContain('http://localhost:4173/rest/v1/contact_submissions');
  });

  it('sends the public key, and no session that another site has left at this address', async () => {
    const session = { access_token: 'stolen', refresh_token: 'x', expires_at: 4_000_000_000, user: {} };
    const asked: string[] = [];
    const getItem = (key: string) => {
      asked.push(key);
      return JSON.stringify(session);
    };
    vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', { location: { href: 'https://example.org/#access_token=stolen' } });
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_other');
    const fetch = answerWith(async () => new Response(null, { status: 201 }));
    await sendContactSubmission(row);
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe(
      'Bearer sb_publishable_other',
    );
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });
});
