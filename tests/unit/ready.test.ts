import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const tsx = pathToFileURL('node_modules/tsx/dist/loader.mjs').href;

function start(port: number, cwd = '.') {
  const command = ['--import', tsx, resolve('site/start.ts'), '--port', `${port}`];
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' }).stderr;
}

it('npm start says in one sentence what keeps it from starting, before it builds', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(start(port)).toBe(`Port ${port} is in use. Please choose another: npm start -- --port 8080\n`);
  other.close();
  const folder = mkdtempSync(join(tmpdir(), 'site#'));
  expect(start(0, folder)).toMatch(/^Please move the site to a folder without #[^\n]*\n$/);
  rmSync(folder, { recursive: true });
});
