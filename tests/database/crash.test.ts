import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { tsx } from '../setup/tsx.ts';
import { makeSite, removeSite, servePreview } from './embeddedServer.ts';

const site = makeSite();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
  removeSite(site);
});

/** Starts a server in a process of its own, which can be killed. */
function start() {
  const { href } = new URL('embeddedServer.ts', import.meta.url);
  const program = `import('${href}').then(async ({ servePreview }) =>
    console.log((await servePreview(${JSON.stringify(site)})).url))`;
  const server = spawn(process.execPath, [...tsx, '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  /** Its address, or its error. */
  const printed = Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data')]).then((text) =>
    String(text).trim(),
  );
  const kill = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await once(server, 'exit');
  };
  return { printed, kill };
}

it('a server that is stopped while it makes the database starts the next time', async () => {
  const interrupted = start();
  const files = () => (existsSync(site.database) ? readdirSync(site.database).join() : '');
  await expect.poll(files, { interval: 5, timeout: 60_000 }).toContain('data');
  await interrupted.kill('SIGINT');

  const server = await servePreview(site);
  expect(await server.names()).toEqual([]);
  await server.close();
});

it('the messages of a server that is killed are kept', async () => {
  const killed = start();
  const url = await killed.printed;
  const linked = { ...site, database: `${site.database}-link` };
  symlinkSync(site.database, linked.database);
  await expect(servePreview(linked), 'by another name').rejects.toThrow(`already in use by ${url}/.`);
  const sent = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Killed', email: 'killed@example.org' }),
  });
  expect(sent.status).toBe(201);
  await killed.kill('SIGKILL');

  const server = await servePreview(site);
  expect(await server.names()).toEqual([{ name: 'Killed' }]);
  await server.close();
});
