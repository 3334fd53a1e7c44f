import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { tsx } from '../setup/tsx.ts';
import { makeSite, servePreview } from './embeddedServer.ts';

const program = fileURLToPath(new URL('servePreview.ts', import.meta.url));
const site = makeSite();
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  site.remove();
});

/** Starts a server in a process of its own, which can be killed. */
function start(): ChildProcess & { stdout: Readable; stderr: Readable } {
  const started = spawn(process.execPath, [...tsx, program], {
    env: { ...process.env, CI: 'true', EMBEDDED_DATABASE: site.database, SITE_ROOT: site.root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return started;
}

async function serveElsewhere(): Promise<string> {
  const started = start();
  return new Promise((resolve, reject) => {
    started.stdout.once('data', (url) => resolve(String(url).trim()));
    started.once('exit', (code) => reject(new Error(`The server stopped (${code}).`)));
  });
}

it('can be stopped while it makes the database, and starts the next time', async () => {
  const interrupted = start();
  const stopped = new Promise((resolve) => interrupted.once('exit', resolve));
  const begun = () =>
    existsSync(site.database) && readdirSync(site.database).some((name) => /^data/.test(name));
  while (!begun()) await new Promise((resolve) => setTimeout(resolve, 5));
  interrupted.kill('SIGINT');
  await stopped;

  const server = await servePreview(site);
  const url = `${server.url}/rest/v1/contact_submissions`;
  expect((await fetch(url, { headers: { apikey: server.secretKey } })).status).toBe(200);
  await server.close();
});

it('keeps the messages of a server that is killed, and one server at a time from them', async () => {
  const url = await serveElsewhere();
  const apikey = EMBEDDED_KEY;
  const sent = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Killed', email: 'killed@example.org' }),
  });
  expect(sent.status).toBe(201);

  await expect(servePreview(site)).rejects.toThrow(
    `The database in ${site.database} is already in use by ${url}.`,
  );

  const stopped = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await stopped;
  // The system may give the number of the process to another one, here to this.
  const [lock] = readdirSync(`${site.database}/in-use`);
  writeFileSync(`${site.database}/in-use/${lock}`, JSON.stringify({ pid: process.pid, url }));

  const server = await servePreview(site);
  const rows = await fetch(`${server.url}/rest/v1/contact_submissions?select=name`, {
    headers: { apikey: server.secretKey },
  });
  expect(await rows.json()).toEqual([{ name: 'Killed' }]);
  await server.close();
});

it('lets one of several servers that start at once have the database, and tells the others so in a sentence', async () => {
  // Left by a process that is no more.
  writeFileSync(`${site.database}/in-use/left.json`, JSON.stringify({ pid: 2 ** 22 - 1 }));
  const servers = Array.from({ length: 4 }, start);
  const said = servers.map(
    (server) =>
      new Promise<string>((resolve) => {
        server.stdout.once('data', () => resolve('serves'));
        server.stderr.once('data', (text) => resolve(String(text)));
      }),
  );
  const answers = await Promise.all(said);
  for (const server of servers) server.kill('SIGKILL');
  expect(answers.filter((answer) => answer === 'serves')).toHaveLength(1);
  const inUse = `The database in ${site.database} is already in use by `;
  expect(answers.filter((answer) => answer.includes(inUse))).toHaveLength(3);
});
