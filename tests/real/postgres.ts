import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { run, scratch } from './program.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a new PostgreSQL on a port of its own. */
export async function startPostgres(folder: string) {
  const data = join(scratch, 'data');
  mkdirSync(data);
  let programs = join(folder, 'native');
  let user = {};
  // PostgreSQL refuses to run as root, and another user may not be able to read the project's folder.
  if (process.getuid?.() === 0) {
    user = { uid: 65534, gid: 65534 };
    programs = join(scratch, 'postgres');
    cpSync(join(folder, 'native'), programs, { recursive: true, verbatimSymlinks: true });
    chmodSync(scratch, 0o755);
    chownSync(data, 65534, 65534);
  }
  const start = (program: string, ...args: string[]) =>
    run(join(programs, 'bin', program), ['-D', data, ...args], { ...user, cwd: data, timeout: 60_000 });
  await start('initdb', '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await start('pg_ctl', 'start', '-w', '-l', join(data, 'log'), '-o', options);
  return {
    url: `postgresql://supabase_admin@127.0.0.1:${port}/postgres`,
    stop: () => start('pg_ctl', 'stop', '-m', 'immediate'),
  };
}
