import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { dataFolder, secretKeyOf } from '../../messages/embedded-backend/folder.ts';
import { ask } from '../../messages/rest.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { tsx } from '../setup/tsx.ts';

const program = join(import.meta.dirname, 'serve.ts');

const servers: ChildProcess[] = [];
const sites: string[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  for (const site of sites) rmSync(site, { recursive: true, force: true });
});

/** A folder with a page as the build leaves it; its embedded database will be in `database`. */
export function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  sites.push(root);
  mkdirSync(join(root, 'dist'));
  for (const page of ['index.html', 'dist/index.html'])
    writeFileSync(join(root, page), '<!doctype html><title>Page</title>');
  return root;
}

/** Makes a database in which the ministry may run any statement while the site has it open: see `run`. */
export async function makeOpenDatabase(root: string): Promise<void> {
  mkdirSync(join(root, 'database'));
  const postgres = await PGlite.create(dataFolder(join(root, 'database')));
  await postgres.exec(`create function public.run(statements text) returns void
    language plpgsql security definer as 'begin execute statements; end'`);
  await postgres.close();
}

/** Starts to serve a site in a process of its own, which can be killed. */
export function spawnServer(root: string) {
  const env = { ...process.env, CI: 'true' };
  const server = spawn(process.execPath, [...tsx, program, root], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  servers.push(server);
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    server.kill(signal);
    await once(server, 'exit');
  };
  return { server, stop };
}

/** Serves a site. Rejects with what the server prints when it cannot. */
export async function serve(root: string) {
  const { server, stop } = spawnServer(root);
  let log = '';
  server.stderr.on('data', (text) => {
    log += text;
  });
  const address = await Promise.race([once(server.stdout, 'data'), once(server, 'close')]);
  if (server.exitCode !== null) throw new Error(log);
  const url = String(address).trim();
  return { url, stop, log: () => log, ...clients(url, join(root, 'database')) };
}

/** Clients of the REST interface: a visitor's, and the ministry's. */
export function clients(url: string, database: string) {
  const stranger = { url, key: EMBEDDED_KEY };
  const ministry = { url, key: secretKeyOf(database) };
  return {
    stranger,
    ministry,
    send: (message: object) => ask<void>(stranger, 'POST', 'contact_submissions', message, 'minimal'),
    names: () => ask<{ name: string }[]>(ministry, 'GET', 'contact_submissions?select=name'),
    run: (statements: string) => ask<void>(ministry, 'POST', 'rpc/run', { statements }, 'minimal'),
  };
}
