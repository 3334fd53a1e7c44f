import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('npm start says in one sentence what keeps it from starting, before it builds', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const tsx = pathToFileURL('node_modules/tsx/dist/loader.mjs').href;
  const command = ['--import', tsx, resolve('site/start.ts'), '--port', `${port}`];
  const start = (...flags: string[]) =>
    spawnSync(process.execPath, [...flags, ...command], { encoding: 'utf8' }).stderr;
  expect(start()).toBe(`Port ${port} is in use. Please choose another: npm start -- --port 8080\n`);
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.8' })";
  expect(start('--import', old)).toMatch(/^Please install Node\.js 20\.19 or later[^\n]*\n$/);
  other.close();
});
