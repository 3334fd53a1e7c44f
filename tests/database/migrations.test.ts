import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import {
  type Database,
  emptyProject,
  letPass,
  migrations,
  push,
  pushedProject,
  send,
  storedMessages,
  verdict,
} from './postgres.ts';

/**
 * With their SHA-256. From the first push on a project somewhere has applied them: what has to change is changed by a new
 * one, which is added here.
 */
const published = {
  '20261123000000_contact_submissions.sql':
    '2adb5901e34578141bb943579620b5f017ad5e8a979be9e156d62c4172588bd7',
  '20261123000100_contact_limits.sql': '4ee4844efb71a9f03998942d5551d468d12c2af56309e473f553f376ad5ad422',
  '20261123000200_contact_retention.sql': '5ef14fb2c82e4e6f53e057c4e129c90026abed082fa741a95fe470f37da11d2f',
  '20261123000300_waiting_messages.sql': '53ba36df7c216bd864de1ad88bdc0d6c66e5a8863b0e91b64030141b9bbd07ac',
};

let database: Database;
afterEach(() => database?.close());

const deleteOld = async () => (await database.query('select private.delete_old_messages() as deleted')).rows;

it('migrations that were published never change', () => {
  const hashes = migrations.map(({ file, sql }) => [file, createHash('sha256').update(sql).digest('hex')]);
  expect(Object.fromEntries(hashes)).toEqual(published);
});

it('a push onto a project that has a table of this name changes nothing', async () => {
  database = await emptyProject();
  await database.exec('set role owner; create table public.contact_submissions (mine text)');
  await expect(push(database)).rejects.toThrow(
    'The project already has a table "contact_submissions": rename',
  );
  await database.exec('select mine from public.contact_submissions');
});

it('a table that was pushed without its limits takes no message', async () => {
  database = await emptyProject();
  await push(database, migrations.slice(0, 1));
  expect(await verdict(database)).toBe('23502');
});

it('old messages are deleted after twelve months', async () => {
  database = await pushedProject();
  await send(database, { name: 'Old' });
  await database.exec(letPass('11 months'));
  await send(database, { name: 'Young' });
  expect(await deleteOld()).toEqual([{ deleted: 0 }]);
  await database.exec(letPass('1 month 1 minute'));
  // How long sending takes would tell of others.
  await send(database, { name: 'New' });
  expect(await storedMessages(database)).toHaveLength(3);
  expect(await deleteOld()).toEqual([{ deleted: 1 }]);
  expect((await storedMessages(database)).map(({ name }) => name)).toEqual(['Young', 'New']);
});

it('any number of old messages is deleted in pieces', async () => {
  database = await pushedProject();
  await database.exec(`insert into public.contact_submissions (created_at, name, email)
    select now() - interval '2 years', 'Old', 'old@example.org' from generate_series(1, 1500)`);
  for (const deleted of [1000, 500, 0]) expect(await deleteOld()).toEqual([{ deleted }]);
});

it('a backup is restored as it was: limits and times are for visitors', async () => {
  database = await pushedProject();
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

it('old messages are deleted every ten minutes where pg_cron is there', async () => {
  database = await emptyProject();
  await database.exec(`set role owner;
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql
      as 'insert into cron.job values ($1, $2, $3); select 1::bigint'`);
  await push(database);
  const { rows } = await database.query('select * from cron.job');
  const command = 'select private.delete_old_messages()';
  expect(rows).toEqual([{ name: 'delete-old-messages', schedule: '*/10 * * * *', command }]);
  await database.exec(`set role owner; ${command}`);
});
