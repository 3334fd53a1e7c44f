import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { holderOf } from '../../messages/embedded-backend/lock.ts';
import { oneAtATime } from '../../messages/embedded-backend/openBackend.ts';
import { ask } from '../../messages/rest.ts';
import { clients, makeOpenDatabase, makeSite, serve, spawnServer } from './embeddedServer.ts';
import { config } from './serve.ts';

const anna = { name: 'Anna', email: 'anna@example.org' };

it('a server that is stopped while it makes the database starts the next time; messages survive its being killed', async () => {
  const root = makeSite();
  const database = join(root, 'database');
  const interrupted = spawnServer(root);
  const files = () => (existsSync(database) ? readdirSync(database).join() : '');
  await expect.poll(files, { interval: 5, timeout: 60_000 }).toContain('data');
  await interrupted.stop();

  const killed = await serve(root);
  expect(await killed.names()).toEqual([]);
  await killed.send(anna);
  await expect(serve(root)).rejects.toThrow(`already in use by ${killed.url}.`);
  await killed.stop('SIGKILL');

  const next = await serve(root);
  expect(await next.names()).toEqual([{ name: 'Anna' }]);
  await next.stop();
});

it('strangers may send a message and do nothing else', async () => {
  const site = await serve(makeSite());
  await site.send(anna);
  const everyRow = 'contact_submissions?name=neq.x';
  for (const [method, change] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
    expect(await ask(site.stranger, method, everyRow, change).catch(() => [])).toEqual([]);
    expect(await site.names()).toEqual([{ name: 'Anna' }]);
  }
  await ask(site.ministry, 'DELETE', everyRow);
  expect(await site.names()).toEqual([]);

  const rows = `${site.url}rest/v1/contact_submissions`;
  const authorization = `Bearer ${site.ministry.key}`;
  for (const headers of [{}, { apikey: 'sb_publishable_x' }, { authorization }] as HeadersInit[])
    expect((await fetch(rows, { headers })).status).toBe(401);
  expect((await fetch(`${site.url}auth/v1/settings`)).headers.get('content-type')).not.toContain('json');

  const before = site.log();
  await expect(site.send({ name: 'Secret', email: 'not an address' })).rejects.toThrow('refused');
  await expect.poll(() => site.log().slice(before.length)).toMatch(/\(23514\): .*\n$/);
  expect(site.log(), 'no word of a message is logged').not.toMatch(/Secret|not an address/);
  await site.stop();
});

// Over the network the requests of a test rarely meet between two statements: here they do.
it('one request at a time reaches the database, which has one session', async () => {
  const underWay: number[] = [];
  let count = 0;
  const app = oneAtATime({
    async fetch() {
      underWay.push(++count);
      await setImmediate();
      count -= 1;
      return new Response();
    },
  });
  await Promise.all([1, 2, 3].map(() => app.fetch(new Request('http://localhost'))));
  expect(underWay).toEqual([1, 1, 1]);
});

it('messages are kept while the development server restarts', async () => {
  const root = makeSite();
  const database = join(root, 'database');
  vi.stubEnv('EMBEDDED_DATABASE', database);
  const server = await createServer(config(root));
  await server.listen();
  const site = clients(server.resolvedUrls?.local[0] ?? '', database);
  await site.send(anna);
  await server.restart();
  expect(await site.names()).toEqual([{ name: 'Anna' }]);
  expect(await holderOf(database)).toBe(site.stranger.url);
  await server.close();
});

it('old messages are deleted when the database is opened', async () => {
  const root = makeSite();
  await makeOpenDatabase(root);
  const site = await serve(root);
  await site.send(anna);
  await site.run("update contact_submissions set created_at = now() - interval '2 years'");
  await site.stop();
  const next = await serve(root);
  expect(await next.names()).toEqual([]);
  await next.stop();
});
