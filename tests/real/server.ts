import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, hostedProject } from '../database/postgres.ts';
import { compiled, run, scratch } from './program.ts';

/**
 * Vitest's global setup: starts the PostgreSQL server that the project is called after, whose new databases are like those
 * of hosted Supabase.
 */
export default async function startServer({ name, provide }: TestProject) {
  const folder = compiled(name);
  if (!folder) return;

  const data = join(scratch, `data of ${name}`);
  mkdirSync(data);
  let programs = join(folder, 'native');
  let user = {};
  // PostgreSQL refuses to run as root, and another user may not be able to read the project's folder.
  if (process.getuid?.() === 0) {
    user = { uid: 65534, gid: 65534 };
    programs = join(scratch, name);
    cpSync(join(folder, 'native'), programs, { recursive: true, verbatimSymlinks: true });
    chmodSync(scratch, 0o755);
    chownSync(data, 65534, 65534);
  }
  const start = (program: string, ...args: string[]) =>
    run(join(programs, 'bin', program), ['-D', data, ...args], { ...user, cwd: data, timeout: 60_000 });
  try {
    await start('initdb', '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
  } catch (error) {
    // The program needs the user's name, which containers may not have.
    return console.warn('NOT tested: PostgreSQL cannot run here.', error);
  }
  // Stays below the ports that systems give to clients.
  const port = randomInt(20_000, 30_000);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await start('pg_ctl', 'start', '-w', '-l', join(data, 'log'), '-o', `${options} -c max_connections=200`);

  const address = `postgresql://supabase_admin@127.0.0.1:${port}`;
  const template = await connect(`${address}/template1`);
  await template.exec(hostedProject);
  await template.close();
  provide('server', `${address}/postgres`);
  return async () => {
    await start('pg_ctl', 'stop', '-m', 'immediate');
    rmSync(data, { recursive: true });
  };
}
