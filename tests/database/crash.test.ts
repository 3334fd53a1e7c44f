import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { tsx } from '../setup/tsx.ts';
import { makeSite, servePreview } from './embeddedServer.ts';

const site = makeSite();
const inUse = `The database in ${site.database} is already in use by`;
const started: ChildProcess[] = [];
afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
  site.remove();
});

/** Starts a server in a process of its own, which can be killed. */
function start() {
  const { href } = new URL('embeddedServer.ts', import.meta.url);
  const program = `import('${href}').then(async ({ servePreview }) =>
    console.log((await servePreview(${JSON.stringify(site)})).url))`;
  const server = spawn(process.execPath, [...tsx, '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(server);
  /** Its address, or what it complains about. */
  const said = new Promise<string>((resolve) => {
    server.stdout.once('data', (url) => resolve(String(url).trim()));
    server.stderr.once('data', (text) => resolve(String(text)));
  });
  const kill = (signal: NodeJS.Signals) =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill(signal);
    });
  return { said, kill };
}

it('can be stopped while it makes the database, and starts the next time', async () => {
  const interrupted = start();
  const files = () => (existsSync(site.database) ? readdirSync(site.database).join() : '');
  await expect.poll(files, { interval: 5, timeout: 60_000 }).toContain('data');
  await interrupted.kill('SIGINT');

  const server = await servePreview(site);
  expect(await server.service.from('contact_submissions').select('name')).toMatchObject({ data: [] });
  await server.close();
});

it('keeps the messages of a server that is killed, and one server at a time from them', async () => {
  const killed = start();
  const url = await killed.said;
  await expect(servePreview(site)).rejects.toThrow(`${inUse} ${url}.`);
  const sent = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Killed', email: 'killed@example.org' }),
  });
  expect(sent.status).toBe(201);
  await killed.kill('SIGKILL');

  // The system may give the number of the process to another one, here to this.
  const [lock] = readdirSync(`${site.database}/in-use`);
  writeFileSync(`${site.database}/in-use/${lock}`, JSON.stringify({ pid: process.pid, url }));
  const server = await servePreview(site);
  const { data } = await server.service.from('contact_submissions').select('name');
  expect(data).toEqual([{ name: 'Killed' }]);
  await server.close();
});

it('lets one of several servers that start at once have the database, and tells the others so in a sentence', async () => {
  // Left by a process that is no more.
  writeFileSync(`${site.database}/in-use/left.json`, JSON.stringify({ pid: 2 ** 22 - 1 }));
  const said = await Promise.all(Array.from({ length: 4 }, () => start().said));
  expect(said.filter((words) => words.startsWith('http://localhost:'))).toHaveLength(1);
  expect(said.filter((words) => words.includes(inUse))).toHaveLength(3);
});
