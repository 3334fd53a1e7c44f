import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it, onTestFinished } from 'vitest';
import { asRequest, emptyProject, from, storedMessages, verdict } from '../database/postgres.ts';
import { compiled, environment, packages, removeScratch, run, scratch } from './program.ts';

afterAll(removeScratch);

it.skipIf(!compiled('supabase') || !inject('server'))(
  'the Supabase CLI makes the table, a message is stored, and strangers read nothing',
  async () => {
    const database = await emptyProject();
    onTestFinished(() => database.close());
    const url = new URL(`${database.url}?sslmode=disable`);
    url.username = 'owner';
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
