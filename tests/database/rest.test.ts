import { Agent, request } from 'node:http';
import { inspect } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFor, makeSite, makeUnlimitedDatabase, type Served, servePreview } from './embeddedServer.ts';

const table = 'contact_submissions';

describe('the REST interface of the embedded backend', () => {
  const site = makeSite();
  let server: Served;
  let stranger: SupabaseClient;
  let service: SupabaseClient;

  beforeAll(async () => {
    await makeUnlimitedDatabase(site);
    server = await servePreview(site);
    stranger = clientFor(server.url, server.publishableKey);
    service = clientFor(server.url, server.secretKey);
    await stranger
      .from(table)
      .insert({ name: 'Earlier', email: 'earlier@example.org', prayer_requests: 'private' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await server.close();
    site.remove();
  });

  const messages = async () => (await service.from(table).select().order('created_at')).data ?? [];
  /** The server says in one line what its database refused. */
  const refusals = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  const nothing = { data: [], error: null };
  const refused = { data: null, error: { code: '42501' } };
  const hidden = { data: null, error: { code: 'PGRST106' } };
  const attempts: [string, (client: SupabaseClient) => PromiseLike<unknown>, object][] = [
    ['read', (client) => client.from(table).select(), nothing],
    ['read one', (client) => client.from(table).select().eq('name', 'Earlier').maybeSingle(), { data: null }],
    ['count', (client) => client.from(table).select('*', { count: 'exact', head: true }), { count: 0 }],
    ['count with an aggregate', (client) => client.from(table).select('count()'), { error: {} }],
    ['read as CSV', (client) => client.from(table).select().csv(), { data: null }],
    [
      'store and read back',
      (client) => client.from(table).insert({ name: 'A', email: 'a@example.org' }).select(),
      refused,
    ],
    ['change', (client) => client.from(table).update({ name: 'x' }).neq('name', '').select(), nothing],
    ['delete', (client) => client.from(table).delete().neq('name', '').select(), nothing],
    ['call delete_old_messages', (client) => client.rpc('delete_old_messages'), refused],
    ['read the limits', (client) => client.schema('private').from('contact_rules').select(), hidden],
    ['read the counts', (client) => client.schema('private').from('contact_counts').select(), hidden],
    [
      'mark as answered',
      (client) => client.from(table).update({ answered_at: '2026-01-01' }).neq('name', '').select(),
      nothing,
    ],
    [
      'learn how many wait',
      (client) => client.rpc('waiting_messages', { token: 'x' }),
      { error: { code: 'PT403' } },
    ],
    ['call a private function', (client) => client.schema('private').rpc('forget_addresses'), hidden],
    [
      'read the history',
      (client) => client.schema('supabase_migrations').from('schema_migrations').select(),
      hidden,
    ],
  ];
  it.each(attempts)('lets a stranger not %s', async (_, attempt, answer) => {
    refusals();
    const before = await messages();
    expect(await attempt(stranger)).toMatchObject(answer);
    expect(await messages()).toEqual(before);
    expect(before).not.toEqual([]);
  });

  it.each([
    ['update', (client: SupabaseClient) => client.from(table).update({ name: 'x' }).neq('name', '')],
    ['delete', (client: SupabaseClient) => client.from(table).delete().neq('name', '')],
    [
      'upsert',
      async (client: SupabaseClient) => {
        const [earlier] = await messages();
        return client.from(table).upsert({ ...earlier, name: 'x', email: 'earlier@example.org' });
      },
    ],
  ])('leaves every message as it was after a blind %s', async (_, attempt) => {
    refusals();
    const before = await messages();
    await attempt(stranger);
    expect((await messages()).filter(({ id }) => before.some((earlier) => earlier.id === id))).toEqual(
      before,
    );
  });

  it('answers nobody without a key, and nobody with a wrong one', async () => {
    const rows = `${server.url}/rest/v1/${table}`;
    expect((await fetch(rows)).status).toBe(401);
    expect((await fetch(rows, { headers: { apikey: 'sb_publishable_x' } })).status).toBe(401);
    expect((await fetch(rows, { headers: { authorization: `Bearer ${server.secretKey}` } })).status).toBe(
      401,
    );
    expect((await fetch(`${server.url}/auth/v1/settings`)).headers.get('content-type')).not.toContain('json');
  });

  it('makes id and time itself', async () => {
    const sent = {
      id: '00000000-0000-4000-8000-000000000000',
      created_at: '2000-01-01',
      name: 'A',
      email: 'id@x.example',
    };
    expect((await stranger.from(table).insert(sent)).status).toBe(201);
    const { data } = await service.from(table).select().eq('email', sent.email).single();
    expect(data?.id).not.toBe(sent.id);
    expect(new Date(data?.created_at).getFullYear()).toBeGreaterThan(2000);
  });

  it('takes one message a request', async () => {
    refusals();
    const rows = [1, 2].map((i) => ({ name: `Row ${i}`, email: `row${i}@example.org` }));
    const answer = await stranger.from(table).insert(rows);
    expect(answer).toMatchObject({ status: 400, error: { code: 'PT400' } });
  });

  it('answers a repeated message as the first one, whatever is asked about it', async () => {
    const row = { name: 'Again', email: 'again@example.org' };
    const send = () => stranger.from(table).insert(row, { count: 'exact' });
    const first = await send();
    expect(first.status).toBe(201);
    expect(await send()).toEqual(first);
    expect((await messages()).filter(({ name }) => name === 'Again')).toHaveLength(1);
  });

  it('refuses what is no column of the table', async () => {
    refusals();
    const { error } = await stranger.from(table).insert({ name: 'A', email: 'a@example.org', role: 'admin' });
    expect(error).not.toBeNull();
  });

  it('says which rule a message breaks as hosted Supabase does, and logs no word of it', async () => {
    const log = refusals();
    const { error, status } = await stranger.from(table).insert({ name: 'Secret', email: 'not an address' });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '23514',
      message: expect.stringContaining('contact_submissions_email'),
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.map((part) => inspect(part)).join()).not.toContain('Secret');
  });

  it('stores every accepted message, and only those, when many arrive at once', async () => {
    refusals();
    const rows = Array.from({ length: 80 }, (_, i) => ({
      name: `At once ${i}`,
      email: i % 3 ? `${i}@example.org` : 'bad',
    }));
    const answers = await Promise.all(rows.map((row) => stranger.from(table).insert(row)));
    const accepted = rows.filter((_, i) => answers[i]?.status === 201).map(({ name }) => name);
    const stored = (await messages()).map(({ name }) => name).filter((name) => name.startsWith('At once'));
    expect(accepted).toHaveLength(53);
    expect(stored.sort()).toEqual(accepted.sort());
  });

  it('lets nobody act in the role of a request that is under way', async () => {
    const requests = Array.from({ length: 40 }, (_, i) => (i % 2 ? service : stranger).from(table).select());
    const answers = await Promise.all(requests);
    expect(answers.filter((_, i) => i % 2 === 0).flatMap(({ data }) => data)).toEqual([]);
  });

  it('refuses a body larger than any message, and answers the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (name: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { apikey: server.publishableKey, 'content-type': 'application/json' };
        const options = { method: 'POST', agent, headers };
        const sent = request(`${server.url}/rest/v1/${table}`, options, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        sent.once('error', reject);
        sent.end(JSON.stringify({ name, email: 'large@example.org' }));
      });
    const large = post('x'.repeat(3_000_000));
    const next = post('After a large one');
    expect(await large).toBe(413);
    expect(await next).toBe(201);
    agent.destroy();
  });
});
