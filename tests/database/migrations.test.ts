import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import {
  connect,
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
    'd581efec55de7ff3ec5e1c98d5cf7756bc4c46d195aaac2fa44fea6b9596b4ba',
  '20261123000100_contact_limits.sql': '561b3df440a45a13a50cd2fba82d8a818162038daeecbda563410b39026412a2',
  '20261123000200_contact_retention.sql': 'e99e909f5de64b7ad455318e89f2bb0ee391a3ff5a0cb7038f58453ce8f6196d',
  '20261123000300_waiting_messages.sql': '58b184a60a098bda7a60e586e651d885ed5a7ba52734bf1673081b728e303b46',
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

const cron = `set role owner;
  create schema cron;
  create table cron.job (name text, schedule text, command text);
  create function cron.schedule(text, text, text) returns bigint language sql
    as 'insert into cron.job values ($1, $2, $3); select 1::bigint';
  reset role`;

it('old messages are deleted every ten minutes where pg_cron is there', async () => {
  database = await emptyProject();
  await database.exec(cron);
  await push(database);
  const { rows } = await database.query('select * from cron.job');
  const command = 'select private.delete_old_messages()';
  expect(rows).toEqual([{ name: 'delete-old-messages', schedule: '*/10 * * * *', command }]);
  await database.exec(`set role owner; ${command}; reset role`);
});

it.runIf(process.env.TESTED_ON === 'server')(
  'migrations can be pushed while messages come: nobody waits for another for ever',
  async () => {
    database = await pushedProject();
    let pushing = true;
    const answers = new Set<string>();
    const visitors = Array.from({ length: 16 }, async () => {
      const visitor = await connect(database.url);
      while (pushing) answers.add(await verdict(visitor));
      await visitor.close();
    });
    // One that changes what a message on its way uses, as a later one may, behind the lock that each one takes.
    const sql = `${/^do .*lock table .*;$/m.exec(migrations[1]?.sql ?? '')?.[0]}
      alter table private.contact_rules alter column messages_per_hour set default 300;
      alter table private.contact_counts alter column messages set default 1;
      alter table public.contact_submissions alter column phone set default null;`;
    for (let i = 0; i < 9; i += 1) await push(database, [{ file: '', sql }]);
    pushing = false;
    await Promise.all(visitors);
    expect(['accepted', 'PT429']).toEqual(expect.arrayContaining([...answers]));
  },
);
