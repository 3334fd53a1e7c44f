import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseFolder, keysOf } from '../../build/embedded-backend/folder.ts';
import { currentHolder } from '../../build/embedded-backend/lock.ts';
import { tsx } from '../setup/tsx.ts';

const AT_ONCE = 6;
/** Of a process that is no more. */
const gone = { pid: 2 ** 22 - 1 };

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'in-use-'));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

function leaveLock(holder: object): void {
  mkdirSync(join(path, 'in-use'), { recursive: true });
  writeFileSync(join(path, 'in-use', 'left.json'), JSON.stringify(holder));
}

describe('several starts at once', () => {
  let processes: ChildProcess[];
  const said = (child: ChildProcess) => new Promise<string>((resolve) => child.once('message', resolve));
  beforeAll(async () => {
    const script = new URL('acquireLock.ts', import.meta.url);
    processes = Array.from({ length: AT_ONCE }, () => fork(script, { execArgv: tsx }));
    await Promise.all(processes.map(said));
  });
  afterAll(() => {
    for (const child of processes) child.kill('SIGKILL');
  });

  it('open the database in one process, also when another has left its lock behind', async () => {
    leaveLock(gone);
    const answers = Promise.all(processes.map(said));
    for (const child of processes) child.send(path);
    expect((await answers).filter((answer) => answer === 'taken')).toHaveLength(1);
    expect((await answers).filter((answer) => answer === 'in use')).toHaveLength(AT_ONCE - 1);
  });
});

describe('a server that has the database open', () => {
  it.each([
    [200, true],
    [401, true],
    [404, false],
  ])('is one that answers %i: %s', async (status, inUse) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = databaseFolder('/', path);
    keysOf(folder);
    leaveLock({ pid: process.pid, url });
    expect(await currentHolder(folder)).toEqual(inUse ? { pid: process.pid, url } : undefined);
    server.closeAllConnections();
    server.close();
  });
});
