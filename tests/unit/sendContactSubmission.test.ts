import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSubmission } from '../../src/contact/contactSubmission.ts';
import { noFields } from '../../src/contact/fields.ts';
import { sendContactSubmission } from '../../src/contact/sendContactSubmission.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';

const row = {
  id: '00000000000040008000000000000000',
  ...toSubmission({ ...noFields, name: 'Anna', email: 'anna@example.org', prayerRequests: 'Pray.\n🙏' }),
};

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_key');
  vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none
});
afterEach(() => void vi.useRealTimers());

function answerWith(answer: (request: Request) => Promise<Response>) {
  const fetch = vi.fn((input: string, init: RequestInit) => answer(new Request(input, init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('sending a message', () => {
  it('is one insert that asks for nothing back', async () => {
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
    ['a paused project', () => new Response('<html>', { status: 540 }), 'http-540'],
    ['a gateway that lost the answer', () => new Response('<html>', { status: 502 }), 'http-502', true],
    ['one of Cloudflare that had none', () => new Response('<html>', { status: 524 }), 'http-524', true],
    ['an empty answer of another server', () => new Response(null, { status: 204 }), 'http-204'],
  ])('fails on %s', async (_, answer, code, unanswered = false) => {
    answerWith(async () => answer());
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ name: 'SendError', code, unanswered });
  });

  it('fails when no answer comes in time, even where nobody heeds the signal', async () => {
    answerWith(() => new Promise(() => undefined));
    vi.useFakeTimers();
    const sending = sendContactSubmission(row);
    const answer = expect(sending).rejects.toMatchObject({ code: 'no-answer', unanswered: true });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says so when there is no server', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    await expect(sendContactSubmission(row)).rejects.toMatchObject({ code: 'no-server' });
  });

  it('looks for no session that another site has left at this address', async () => {
    const getItem = vi.fn(() =>
      JSON.stringify({ access_token: 'stolen', expires_at: 4_000_000_000, user: {} }),
    );
    vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', { location: { href: 'https://example.org/#access_token=stolen' } });
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_other');
    const fetch = answerWith(async () => new Response(null, { status: 201 }));
    await sendContactSubmission(row);
    const authorization = new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization');
    expect([authorization, fetch.mock.calls.length]).toEqual(['Bearer sb_publishable_other', 1]);
    expect(getItem).not.toHaveBeenCalled();
  });
});
