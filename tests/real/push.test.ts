import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from './postgres.ts';
import { compiled, environment, packages, removeScratch, run, scratch } from './program.ts';

const postgres = compiled('embedded-postgres');
const server = compiled('supabase') && postgres ? await startPostgres(postgres) : undefined;
vi.stubEnv('TESTED_ON', 'server');
vi.stubEnv('POSTGRES_SERVER', server?.url);
const { asRequest, emptyProject, from, storedMessages, verdict } = await import('../database/postgres.ts');

afterAll(async () => {
  await server?.stop();
  removeScratch();
});

it.skipIf(!server)(
  'the Supabase CLI makes the table, a message is stored, and strangers read nothing',
  async () => {
    const database = await emptyProject();
    onTestFinished(() => database.close());
    await database.exec('alter role owner login');
    const url = new URL(database.url ?? '');
    url.username = 'owner';
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

    expect(await verdict(database, { name: 'Anna' }, from('203.0.113.7'))).toBe('accepted');
    expect(await storedMessages(database)).toMatchObject([{ name: 'Anna' }]);
    const reading = asRequest(database, 'select * from public.contact_submissions', [], from('203.0.113.7'));
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  },
);
