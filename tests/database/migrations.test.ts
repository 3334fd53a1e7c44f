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
    '9e81c59a736f1d0d22c8134c17f2d8d45f2c6d593cd3fea782efb3f45250663a',
  '20261123000100_contact_limits.sql': 'a10c448c70b5186504a335b045f00c8ed97f644e874a0c65e5ee260d66a234ac',
  '20261123000200_contact_retention.sql': '9890f423bfa58af5b5983e2d679883fcc43a9672c8a820e848930b349c6d390c',
  '20261123000300_waiting_messages.sql': 'ff52c6cc0414d1be60d1e6332de3422015bbfcd5de16b1668192d04a7a8cd687',
};

let database: Database;
afterEach(() => database?.close());

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
  const names = async () => (await storedMessages(database)).map(({ name }) => name);
  const deleteOld = 'select private.delete_old_messages()';
  await database.exec(deleteOld);
  expect(await names()).toEqual(['Old', 'Young']);
  await database.exec(letPass('1 month 1 minute'));
  // How long sending takes would tell of others.
  await send(database, { name: 'New' });
  expect(await names()).toEqual(['Old', 'Young', 'New']);
  await database.exec(deleteOld);
  expect(await names()).toEqual(['Young', 'New']);
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
