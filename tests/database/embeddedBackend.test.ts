import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holderOf } from '../../messages/embedded-backend/lock.ts';
import { serialize } from '../../messages/embedded-backend/serialize.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import {
  config,
  makeOpenDatabase,
  makeSite,
  removeSite,
  type Served,
  serveDev,
  servePreview,
} from './embeddedServer.ts';

const table = 'contact_submissions';
const anna = { name: 'Anna', email: 'anna@example.org' };

const site = makeSite();
// The server logs what its database refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());
afterAll(() => removeSite(site));

it('is part of no build', async () => {
  await build(config(site));
  expect(existsSync(site.database)).toBe(false);
  expect(readFileSync(`${site.root}/dist/index.html`, 'utf8')).not.toMatch(/embedded|supabase|sb_/);
});

describe('the REST interface', () => {
  let server: Served;
  beforeAll(async () => {
    await makeOpenDatabase(site);
    server = await servePreview(site);
    await server.stranger.from(table).insert({ ...anna, prayer_requests: 'private' });
  });
  afterAll(() => server.close());
  const messages = async () => (await server.service.from(table).select()).data;

  it.each<[string, (client: SupabaseClient) => PromiseLike<{ data: unknown }>]>([
    ['read', (client) => client.from(table).select()],
    ['change', (client) => client.from(table).update({ name: 'x' }).neq('name', '').select()],
    ['delete', (client) => client.from(table).delete().neq('name', '').select()],
    ['overwrite', async (client) => client.from(table).upsert({ ...(await messages())?.[0], name: 'x' })],
  ])('lets a stranger not %s', async (_, attempt) => {
    const before = await messages();
    expect((await attempt(server.stranger)).data || []).toEqual([]);
    expect(await messages()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('answers nobody without the right key', async () => {
    const rows = `${server.url}/rest/v1/${table}`;
    const authorization = `Bearer ${server.secretKey}`;
    for (const headers of [{}, { apikey: 'sb_publishable_x' }, { authorization }] as HeadersInit[])
      expect((await fetch(rows, { headers })).status).toBe(401);
    expect((await fetch(`${server.url}/auth/v1/settings`)).headers.get('content-type')).not.toContain('json');
  });

  it('refuses a body that is larger than any message before it has arrived', async () => {
    const { hostname, port } = new URL(server.url);
    const headers = { apikey: EMBEDDED_KEY, 'content-type': 'application/json' };
    for (const length of [{ 'content-length': '200000000' }, { 'transfer-encoding': 'chunked' }]) {
      const path = `/rest/v1/${table}`;
      const upload = request({ hostname, port, path, method: 'POST', headers: { ...headers, ...length } });
      upload.write(' '.repeat(1000));
      const [answer] = await once(upload, 'response');
      expect(answer.statusCode).toBe(413);
      upload.destroy();
    }
  });

  it('logs no word of a message that breaks a rule', async () => {
    const secret = { name: 'Secret', email: 'not an address' };
    expect(await server.stranger.from(table).insert(secret)).toMatchObject({
      status: 400,
      error: { code: '23514', message: expect.stringContaining('contact_email') },
    });
    const [logged = [], ...more] = vi.mocked(console.error).mock.calls;
    expect(more).toEqual([]);
    expect(logged.map((part) => inspect(part)).join()).toMatch(/^(?!.*Secret).*\(23514\): .*$/);
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
});

describe('the database', () => {
  it('keeps its messages while the development server restarts', async () => {
    const dev = await serveDev(site);
    expect(await dev.names()).toHaveLength(1);
    await dev.restart();
    expect(await dev.names()).toHaveLength(1);
    expect(await holderOf(site.database)).toBe(`${dev.url}/`);
    await dev.run(`update ${table} set created_at = now() - interval '2 years'`);
    await dev.close();
    expect(await holderOf(site.database)).toBe(undefined);
  });

  it('loses what is too old when it is opened', async () => {
    const server = await servePreview(site);
    expect(await server.names()).toEqual([]);
    await server.close();
  });
});
