import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { makeSite, servePreview } from './embeddedServer.ts';

const site = makeSite();
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  site.remove();
});

/** A server in a process of its own, which can be killed. */
async function serveElsewhere(): Promise<string> {
  const started = spawn(
    process.execPath,
    ['--import', 'tsx', new URL('servePreview.ts', import.meta.url).pathname],
    {
      env: { ...process.env, CI: 'true', EMBEDDED_DATABASE: site.database, SITE_ROOT: site.root },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = started;
  return new Promise((resolve, reject) => {
    started.stdout.once('data', (url) => resolve(String(url).trim()));
    started.once('exit', (code) => reject(new Error(`The server stopped (${code}).`)));
  });
}

it('keeps the messages of a server that is killed, and one server at a time from them', {
  timeout: 60_000,
}, async () => {
  const url = await serveElsewhere();
  const apikey = JSON.parse(readFileSync(`${site.database}/keys.json`, 'utf8')).publishable;
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
  writeFileSync(`${site.database}/in-use.json`, JSON.stringify({ pid: process.pid, url }));

  const server = await servePreview(site);
  const rows = await fetch(`${server.url}/rest/v1/contact_submissions?select=name`, {
    headers: { apikey: server.secretKey },
  });
  expect(await rows.json()).toEqual([{ name: 'Killed' }]);
  await server.close();
});
