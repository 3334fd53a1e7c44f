import type { PGlite } from '@electric-sql/pglite';
import { afterEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  emptyProject,
  letPass,
  push,
  pushedProject,
  send,
  storedMessages,
} from './hostedPostgres.ts';

let database: PGlite;
afterEach(() => database.close());

const headers = JSON.stringify({ 'x-forwarded-for': '192.0.2.1' });

describe('old messages', () => {
  it('are deleted after twelve months, by the service only, and younger ones are kept', async () => {
    database = await pushedProject();
    await send(database, { name: 'Old', email: 'old@example.org' }, { headers });
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

  it('go with the addresses whose hour has passed', async () => {
    database = await pushedProject();
    await send(database, {}, { headers });
    await letPass(database, '61 minutes');
    await database.exec('select public.delete_old_messages()');
    expect((await database.query('select * from private.contact_addresses')).rows).toEqual([]);
    expect(await storedMessages(database)).toHaveLength(1);
  });

  it('are deleted every night where pg_cron is there', async () => {
    database = await emptyProject();
    await database.exec(`
      create schema cron authorization owner;
      create table cron.job (name text, schedule text, command text);
      alter table cron.job owner to owner;
      create function cron.schedule(text, text, text) returns bigint language sql
        as 'insert into cron.job values ($1, $2, $3); select 1::bigint';
    `);
    await push(database);
    const { rows } = await database.query<{ schedule: string; command: string }>(
      'select * from cron.job order by name',
    );
    expect(rows).toEqual([
      {
        name: 'delete-old-messages',
        schedule: '30 20 * * *',
        command: 'select public.delete_old_messages()',
      },
      { name: 'forget-addresses', schedule: '*/10 * * * *', command: 'select private.forget_addresses()' },
    ]);
    for (const { command } of rows) await database.exec(`set role owner; ${command}; reset role`);
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
  });
});

describe('the migrations', () => {
  it('refuse an owner whom row-level security would blind', async () => {
    database = await emptyProject();
    await database.exec('alter role owner nobypassrls');
    await expect(push(database)).rejects.toThrow('bypasses row-level security');
  });
});
