import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { emptyProject, forgetAll, letPass, migrations, push, send, storedMessages } from './postgres.ts';

/** One project, from before its first push on. */
const database = await emptyProject();
afterAll(() => database.close());

const deleteOld = 'select private.delete_old_messages() as deleted';

it('the first migrations, which projects have applied, never change: a new one changes what they made', () => {
  const hash = createHash('sha256');
  for (const { file, sql } of migrations.slice(0, 4)) hash.update(file + sql);
  expect(hash.digest('hex')).toBe('9318d3dd8b650993d6224acefe768dafb0cc83da4167efe20d7f98ed7046dc98');
});

it('a push onto a project that has a table of this name changes nothing', async () => {
  await database.exec('set role owner; create table public.contact_submissions (mine text)');
  await expect(push(database)).rejects.toThrow(
    'The project already has a table "contact_submissions": rename',
  );
  await database.exec('select mine from public.contact_submissions; drop table public.contact_submissions');
});

it('old messages are deleted every ten minutes where pg_cron is there', async () => {
  await database.exec(`create schema cron;
    create table cron.job (name text, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql
      as 'insert into cron.job values ($1, $2, $3); select 1::bigint'`);
  await push(database);
  const command = 'select private.delete_old_messages()';
  const job = { name: 'delete-old-messages', schedule: '*/10 * * * *', command };
  expect((await database.query('select * from cron.job')).rows).toEqual([job]);
  await database.exec(`set role owner; ${command}; reset role`);
});

it('old messages are deleted after twelve months', async () => {
  await database.exec(`insert into public.contact_submissions (created_at, name, email)
    select now(), 'Old', 'old@example.org' from generate_series(1, 1500); ${letPass('11 months')}`);
  await send(database, { name: 'Young' });
  await database.exec(deleteOld);
  expect(await storedMessages(database)).toHaveLength(1501);
  await database.exec(letPass('1 month 1 minute'));
  // How long sending takes would tell of others.
  await send(database, { name: 'New' });
  expect(await storedMessages(database)).toHaveLength(1502);
  await database.exec(deleteOld);
  expect((await storedMessages(database)).map(({ name }) => name)).toEqual(['Young', 'New']);
});

it('a backup is restored as it was: limits and times are for visitors', async () => {
  await database.exec(forgetAll);
  const rows = [
    { name: 'Ann', created_at: new Date('2026-01-01'), answered_at: new Date('2026-01-02') },
    { name: 'Bob', created_at: new Date('2026-01-03'), answered_at: null },
  ];
  const restore = `insert into public.contact_submissions (name, email, created_at, answered_at)
    select name, 'a@x.org', created_at, answered_at
    from json_to_recordset($1) as _(name text, created_at timestamptz, answered_at timestamptz)`;
  await database.query(restore, [JSON.stringify(rows)]);
  expect(await storedMessages(database)).toMatchObject(rows);
});
