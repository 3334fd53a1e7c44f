import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { holderOf } from '../../messages/embedded-backend/lock.ts';
import { serialize } from '../../messages/embedded-backend/serialize.ts';
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
  const linked = makeSite();
  symlinkSync(database, join(linked, 'database'));
  await expect(serve(linked), 'by another name').rejects.toThrow(`already in use by ${killed.url}.`);
  await killed.stop('SIGKILL');

  expect(await (await serve(root)).names()).toEqual([{ name: 'Anna' }]);
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
  expect((await fetch(rows)).status, 'without a key').toBe(401);
  const tooLong = { method: 'POST', headers: { apikey: site.stranger.key }, body: ' '.repeat(200_000) };
  expect((await fetch(rows, tooLong)).status).toBe(413);

  const before = site.log();
  const broken = site.send({ name: 'Secret', email: 'not an address' });
  const reason = expect.stringContaining('contact_email');
  await expect(broken).rejects.toMatchObject({ status: 400, code: '23514', reason });
  await expect.poll(() => site.log().slice(before.length)).toMatch(/\(23514\): .*\n$/);
  expect(site.log(), 'no word of a message is logged').not.toMatch(/Secret|not an address/);
});

// Over the network the requests of a test rarely meet between two statements: here they do.
it('one request at a time reaches the database, which has one session', async () => {
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
  await Promise.all([1, 2, 3].map(() => app.fetch(new Request('http://localhost'))));
  expect(underWay).toEqual([1, 1, 1]);
});

it('messages are kept while the development server restarts; old ones are deleted when the database is opened', async () => {
  const root = makeSite();
  const database = join(root, 'database');
  await makeOpenDatabase(root);
  const server = await createServer(config(root));
  await server.listen();
  const site = clients(server.resolvedUrls?.local[0] ?? '', database);
  await site.send(anna);
  await server.restart();
  expect(await site.names()).toEqual([{ name: 'Anna' }]);
  expect(await holderOf(database)).toBe(site.stranger.url);
  await site.run("update contact_submissions set created_at = now() - interval '2 years'");
  await server.close();
  expect(await holderOf(database)).toBe(undefined);
  expect(await (await serve(root)).names()).toEqual([]);
});
