import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { emptyProject, letPass, migrations, push, send, storedMessages } from './postgres.ts';

/** Starts before the first push; the tests follow its life. */
const database = await emptyProject();
afterAll(() => database.close());

const deleteOld = 'select private.delete_old_messages() as deleted';

it('migrations that projects have applied never change', () => {
  const hash = createHash('sha256');
  for (const { file, sql } of migrations.slice(0, 4)) hash.update(file + sql);
  expect(hash.digest('hex')).toBe('6ea067b568b6832e2800ef69f0b7b58971d8d79d28c733ae3841a7d11d4039f5');
});

it('old messages are deleted every ten minutes where pg_cron is there', async () => {
  await database.exec(`set role owner; create schema cron;
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
  const minutes = database.exec("update private.contact_rules set messages_kept_for = '6 m'");
  await expect(minutes, 'not after six minutes').rejects.toMatchObject({ code: '23514' });
  // Limits and times apply to visitors only.
  await database.exec(`insert into public.contact_submissions (created_at, name, email)
    select now() - interval '11 months', 'Old', 'old@example.org' from generate_series(1, 1500)`);
  await send(database, { name: 'Young' });
  await database.exec(deleteOld);
  expect(await storedMessages(database)).toHaveLength(1501);
  await database.exec(letPass('1 month 1 minute'));
  // Sending deletes nothing: the time it takes would reveal something about others.
  await send(database, { name: 'New' });
  expect(await storedMessages(database)).toHaveLength(1502);
  await database.exec(deleteOld);
  expect((await storedMessages(database)).map(({ name }) => name)).toEqual(['Young', 'New']);
});
