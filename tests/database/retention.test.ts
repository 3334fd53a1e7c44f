import { afterEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  type Database,
  emptyProject,
  from,
  letPass,
  push,
  pushedProject,
  send,
  storedMessages,
} from './hostedPostgres.ts';

let database: Database;
afterEach(() => database.close());

/** What a function answers to the service. */
const service = async (call: string) =>
  (await asRequest(database, `select ${call} as answer`, [], { role: 'service_role' })).rows[0];

describe('old messages', () => {
  it('are deleted after twelve months, younger ones are kept, and sending deletes none', async () => {
    database = await pushedProject();
    await send(database, { name: 'Old' }, from('192.0.2.1'));
    await letPass(database, '11 months');
    await send(database, { name: 'Young' });
    expect(await service('public.delete_old_messages()')).toEqual({ answer: 0 });
    await letPass(database, '1 month 1 minute');
    // How long sending takes would tell of others.
    await send(database, { name: 'New' }, from('198.51.100.7'));
    expect(await storedMessages(database)).toHaveLength(3);
    expect(await service('public.delete_old_messages()')).toEqual({ answer: 1 });
    expect((await storedMessages(database)).map(({ name }) => name)).toEqual(['Young', 'New']);
  });

  it('are deleted every minute where pg_cron is there', async () => {
    database = await emptyProject();
    await database.exec(`
      set role owner;
      create schema cron;
      create table cron.job (
        jobname text primary key, schedule text, command text, active boolean default true,
        database text default current_database()
      );
      create table cron.job_run_details (end_time timestamptz);
      create function cron.schedule(text, text, text) returns bigint language sql
        as 'insert into cron.job values ($1, $2, $3)
          on conflict (jobname) do update set schedule = $2, command = $3; select 1::bigint';
      reset role;
    `);
    await push(database);
    const { rows } = await database.query<{ command: string }>(
      'select jobname as name, schedule, command from cron.job order by jobname',
    );
    const deletesRuns = expect.stringContaining('job_run_details');
    expect(rows).toEqual([
      { name: 'delete-old-messages', schedule: '* * * * *', command: 'select public.delete_old_messages()' },
      { name: 'delete-old-runs', schedule: '40 20 * * *', command: deletesRuns },
    ]);
    for (const { command } of rows) await database.exec(`set role owner; ${command}; reset role`);
    expect(await service('public.deletes_old_messages_by_schedule()')).toEqual({ answer: true });
    await database.exec("update cron.job set active = false where jobname = 'delete-old-messages'");
    expect(await service('public.deletes_old_messages_by_schedule()')).toEqual({ answer: false });
  });

  it('do not keep the table from being made where pg_cron fails', async () => {
    database = await emptyProject();
    await database.exec(`
      create schema cron;
      create function cron.schedule(text, text, text) returns bigint language plpgsql
        as 'begin raise exception ''out of order''; end';
      grant usage on schema cron to owner;
    `);
    await push(database);
    expect(await send(database, {})).toBe(1);
    expect(await service('public.deletes_old_messages_by_schedule()')).toEqual({ answer: false });
  });
});
