import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { serialize } from '../../messages/embedded-backend.ts';
import { acquireLock, databaseFolder, dataFolder } from '../../messages/embeddedDatabase.ts';
import { ask } from '../../messages/rest.ts';
import { makeSite, serve } from './embeddedSite.ts';

const anna = { name: 'Anna', email: 'anna@example.org' };
const everyRow = 'contact_submissions?name=neq.x';

it('messages outlive the server until they are too old', async () => {
  const root = makeSite();
  const database = databaseFolder(root);
  // An interrupted first start leaves this.
  const unfinished = `${dataFolder(database)}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), '');
  const site = await serve(root);
  const { server } = site;
  await site.send(anna);
  const before = server.config;
  await server.restart();
  expect(server.config, 'not what goes on where a restart fails').not.toBe(before);
  expect(await site.names()).toEqual([{ name: 'Anna' }]);

  await expect(acquireLock(database, () => undefined)).rejects.toThrow(`already in use by ${site.url}.`);
  await ask(site.ministry, 'PATCH', everyRow, { created_at: '2020-01-01' });
  await server.close();
  expect(await (await serve(root)).names()).toEqual([]);
});

it('strangers may do nothing but send a message', async () => {
  const root = makeSite();
  const site = await serve(root);
  if (process.platform !== 'win32') expect(statSync(databaseFolder(root)).mode & 0o077).toBe(0);
  await site.send(anna);
  for (const [method, change] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
    expect(await ask(site.stranger, method, everyRow, change).catch(() => [])).toEqual([]);
    expect(await site.names()).toEqual([{ name: 'Anna' }]);
  }
  await ask(site.ministry, 'DELETE', everyRow);
  expect(await site.names()).toEqual([]);
  const withoutKey = await fetch(`${site.url}rest/v1/contact_submissions`);
  expect(withoutKey.status).toBe(401);

  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = site.send({ name: 'Secret', email: 'not an address' });
  await expect(broken, 'as hosted Supabase answers').rejects.toMatchObject({ status: 400, code: '23514' });
  const log = inspect(logged.mock.calls, { depth: null });
  expect(log).toContain('(23514)');
  expect(log, 'no word of a message is logged').not.toMatch(/Secret|not an address/);
});

// Over the network, requests of a test rarely overlap.
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
