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

const service = { role: 'service_role' } as const;

describe('old messages', () => {
  it('are deleted after twelve months, by the service only, and younger ones are kept', async () => {
    database = await pushedProject();
    await send(database, { name: 'Old', email: 'old@example.org' }, from('192.0.2.1'));
    await letPass(database, '11 months');
    await send(database, { name: 'Young' });
    const deleteOld = (role: 'anon' | 'service_role') =>
      asRequest<{ deleted: number }>(database, 'select public.delete_old_messages() as deleted', [], {
        role,
      });

    expect((await deleteOld('service_role')).rows).toEqual([{ deleted: 0 }]);
    await letPass(database, '1 month 1 minute');
    await expect(deleteOld('anon')).rejects.toMatchObject({ code: '42501' });
    expect((await deleteOld('service_role')).rows).toEqual([{ deleted: 1 }]);
    expect((await storedMessages(database)).map(({ name }) => name)).toEqual(['Young']);
  });

  it('are deleted every minute where pg_cron is there', async () => {
    database = await emptyProject();
    await database.exec(`
      create schema cron authorization owner;
      create table cron.job (
        jobname text primary key, schedule text, command text, active boolean default true,
        database text default current_database()
      );
      create table cron.job_run_details (end_time timestamptz);
      alter table cron.job owner to owner;
      alter table cron.job_run_details owner to owner;
      create function cron.schedule(text, text, text) returns bigint language sql
        as 'insert into cron.job values ($1, $2, $3)
          on conflict (jobname) do update set schedule = $2, command = $3; select 1::bigint';
    `);
    await push(database);
    const { rows } = await database.query<{ schedule: string; command: string }>(
      'select jobname as name, schedule, command from cron.job order by jobname',
    );
    expect(rows).toEqual([
      { name: 'delete-old-messages', schedule: '* * * * *', command: 'select public.delete_old_messages()' },
      {
        name: 'delete-old-runs',
        schedule: '40 20 * * *',
        command: expect.stringContaining('job_run_details'),
      },
    ]);
    for (const { command } of rows) await database.exec(`set role owner; ${command}; reset role`);

    const scheduled = () =>
      asRequest(database, 'select public.deletes_old_messages_by_schedule() as yes', [], service);
    expect((await scheduled()).rows).toEqual([{ yes: true }]);
    await database.exec("update cron.job set active = false where jobname = 'delete-old-messages'");
    expect((await scheduled()).rows).toEqual([{ yes: false }]);
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
    const scheduled = 'select public.deletes_old_messages_by_schedule() as yes';
    expect((await asRequest(database, scheduled, [], service)).rows).toEqual([{ yes: false }]);
  });
});
