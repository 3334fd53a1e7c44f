import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serialize } from '../../build/embedded-backend/serialize.ts';
import { problemsOf, toSubmission } from '../../src/contact/contactSubmission.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { sendContactSubmission } from '../../src/contact/sendContactSubmission.ts';
import { makeSite, type Served, servePreview } from './embeddedServer.ts';
import { oddFields } from './oddText.ts';

const table = 'contact_submissions';
const anna = { name: 'Anna', email: 'anna@example.org' };

describe('the REST interface of the embedded backend', () => {
  const site = makeSite();
  let server: Served;
  beforeAll(async () => {
    server = await servePreview(site);
    await server.stranger.from(table).insert({ ...anna, prayer_requests: 'private' });
  });
  // The server says in one line what its database refused.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });
  const messages = async () => (await server.service.from(table).select().order('created_at')).data ?? [];

  const nothing = { data: [], error: null };
  const unchanged = { data: null };
  const hidden = { data: null, error: { code: 'PGRST106' } };
  const denied = { data: null, error: { code: '42501' } };
  const attempts: [string, (client: SupabaseClient) => PromiseLike<unknown>, object][] = [
    ['read', (client) => client.from(table).select(), nothing],
    ['count', (client) => client.from(table).select('*', { count: 'exact', head: true }), { count: 0 }],
    ['count with an aggregate', (client) => client.from(table).select('count()'), { error: {} }],
    ['read as CSV', (client) => client.from(table).select().csv(), unchanged],
    ['change', (client) => client.from(table).update({ name: 'x' }).neq('name', '').select(), nothing],
    ['change blindly', (client) => client.from(table).update({ name: 'x' }).neq('name', ''), unchanged],
    ['delete', (client) => client.from(table).delete().neq('name', '').select(), nothing],
    ['delete blindly', (client) => client.from(table).delete().neq('name', ''), unchanged],
    ['delete what is old', (client) => client.rpc('delete_old_messages'), denied],
    [
      'see what waits',
      (client) => client.rpc('waiting_messages', { token: '' }),
      { error: { code: 'PT403' } },
    ],
    ['read the limits', (client) => client.schema('private').from('contact_rules').select(), hidden],
    ['make a token', (client) => client.schema('private').rpc('new_reminder_token'), hidden],
    [
      'see the past',
      (client) => client.schema('supabase_migrations').from('schema_migrations').select(),
      hidden,
    ],
    ['store and read back', (client) => client.from(table).insert(anna).select(), denied],
    [
      'send two',
      (client) => client.from(table).insert([anna, anna]),
      { status: 400, error: { code: 'PT400' } },
    ],
    [
      'send what is no column',
      (client) => client.from(table).insert({ ...anna, role: 'admin' }),
      { error: {} },
    ],
    [
      'put another message in place of one',
      async (client) => client.from(table).upsert({ ...(await messages())[0], name: 'x' }),
      { error: {} },
    ],
  ];
  it.each(attempts)('lets a stranger not %s', async (_, attempt, answer) => {
    const before = await messages();
    expect(await attempt(server.stranger)).toMatchObject(answer);
    expect(await messages()).toEqual(before);
    expect(before).not.toEqual([]);
  });

  it('answers nobody without a key, and nobody with a wrong one', async () => {
    const rows = `${server.url}/rest/v1/${table}`;
    const authorization = `Bearer ${server.secretKey}`;
    for (const headers of [{}, { apikey: 'sb_publishable_x' }, { authorization }] as HeadersInit[])
      expect((await fetch(rows, { headers })).status).toBe(401);
    expect((await fetch(`${server.url}/auth/v1/settings`)).headers.get('content-type')).not.toContain('json');
  });

  it('answers a message that is sent again as the first time, and stores it once', async () => {
    const row = { ...anna, id: randomUUID() };
    const first = await server.stranger.from(table).insert(row);
    expect(first.status).toBe(201);
    expect(await server.stranger.from(table).insert(row)).toEqual(first);
    expect((await messages()).filter(({ id }) => id === row.id)).toHaveLength(1);
  });

  it('says which rule a message breaks as hosted Supabase does, and logs no word of it', async () => {
    const secret = { name: 'Secret', email: 'not an address' };
    expect(await server.stranger.from(table).insert(secret)).toMatchObject({
      status: 400,
      error: { code: '23514', message: expect.stringContaining('contact_submissions_email') },
    });
    const [logged = [], ...more] = vi.mocked(console.error).mock.calls;
    expect(more).toEqual([]);
    expect(logged.map((part) => inspect(part)).join()).toMatch(/^(?!.*Secret).*23514/s);
  });

  it('keeps requests apart that arrive at once: each is in its own role, and stored or refused by itself', async () => {
    const rows = Array.from({ length: 80 }, (_, i) => ({ name: `${i}`, email: i % 3 ? anna.email : 'bad' }));
    const { stranger, service } = server;
    const answers = await Promise.all(
      rows.map(async (row, i) => {
        const { status } = await stranger.from(table).insert(row);
        const { data: seen } = await (i % 2 ? service : stranger).from(table).select();
        return { status, seen };
      }),
    );
    const accepted = rows.filter((_, i) => answers[i]?.status === 201).map(({ name }) => name);
    const stored = (await messages()).map(({ name }) => name).filter((name) => /^\d+$/.test(name));
    expect(accepted).toHaveLength(53);
    expect(stored.sort()).toEqual(accepted.sort());
    expect(answers.filter((_, i) => i % 2 === 0).flatMap(({ seen }) => seen)).toEqual([]);
  });

  // Over the network the requests of a test rarely meet between two statements: here they do.
  it('lets one request at a time reach the database, which has one session', async () => {
    const underWay: number[] = [];
    let count = 0;
    const app = serialize({
      async fetch() {
        underWay.push(++count);
        await setImmediate();
        count -= 1;
        return new Response();
      },
    });
    await Promise.all([1, 2, 3].map(() => app.fetch(new Request(server.url))));
    expect(underWay).toEqual([1, 1, 1]);
  });

  it('refuses a body larger than any message, and answers the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { apikey: EMBEDDED_KEY, 'content-type': 'application/json' };
    const post = (name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { method: 'POST', agent, headers };
        const sent = request(`${server.url}/rest/v1/${table}`, options, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        sent.once('error', reject);
        sent.end(JSON.stringify({ ...anna, name }));
      });
    expect(await Promise.all([post('x'.repeat(3_000_000)), post('After a large one')])).toEqual([413, 201]);
    agent.destroy();
  });

  it('stores whatever the form sends exactly as it was tidied', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', server.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', EMBEDDED_KEY);
    vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none
    let count = 0;
    const sent = fc
      .sample(
        oddFields(() => ++count),
        { numRuns: 100, seed: 2007 },
      )
      .filter((fields) => Object.keys(problemsOf(fields)).length === 0)
      .map((fields) => ({ id: randomUUID(), ...toSubmission(fields) }));
    for (const row of sent) await sendContactSubmission(row);
    expect(sent.length).toBeGreaterThan(30);
    const stored = await messages();
    expect(sent.map((row) => stored.find(({ id }) => id === row.id))).toMatchObject(sent);
  });
});
