import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Database,
  emptyProject,
  migrations,
  push,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

/**
 * Those that have been published, with their SHA-256. A project somewhere has applied them: what has to change is
 * changed by a new one, which is added here when it is published.
 */
const published = {
  '20251101000000_contact_submissions.sql':
    '69729a3763b78014dfca22921c447572e245160811f7b272ff7985b891b32c4d',
  '20251101000100_contact_limits.sql': 'c4b09e7095988357a6b5f7ca0f83d927c98fab7e62d62e2582289828874b6ec9',
  '20251101000200_contact_retention.sql': '93e10765a40ee2767220ed4c457713df218565a4621176c2fdbd1e1ec00d6973',
};
const first = migrations.slice(0, 3);
const later = migrations.slice(3);

let database: Database;
afterEach(() => database?.close());

/** All that the migrations make: tables, rules, functions, triggers, policies and rights. */
async function made(project: Database): Promise<unknown[]> {
  const { rows } = await project.query(`
    select 'column ' || attrelid::regclass || '.' || attname as what,
        concat(format_type(atttypid, atttypmod), attnotnull, attacl, pg_get_expr(adbin, adrelid)) as how
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace))
        and attnum > 0 and not attisdropped
    union all select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'table ' || oid::regclass, concat(relacl, relrowsecurity, relforcerowsecurity) from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'index ' || indexname, indexdef from pg_indexes where schemaname in ('public', 'private')
    union all select 'function ' || oid::regprocedure, concat(proacl, pg_get_functiondef(oid)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'trigger ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'policy ' || policyname, concat(roles, cmd, qual, with_check) from pg_policies
    order by what`);
  return rows;
}

describe('the migrations', () => {
  it('that were published never change', () => {
    const hashes = migrations.map(({ file, sql }) => [file, createHash('sha256').update(sql).digest('hex')]);
    expect(Object.fromEntries(hashes)).toMatchObject(published);
  });

  it('make the same of a project that has the first three, and is in use, as of an empty one', async () => {
    database = await emptyProject();
    await push(database);
    const fromEmpty = await made(database);
    await database.close();

    database = await emptyProject();
    await push(database, first);
    for (let i = 0; i < 5; i += 1) await send(database, { name: `Earlier ${i}` });
    await database.exec(`update private.contact_rules set messages_kept_for = '6 m', messages_per_hour = 6`);
    await push(database, later);

    expect(fromEmpty.length).toBeGreaterThan(50);
    expect(await made(database)).toEqual(fromEmpty);
    expect(await storedMessages(database)).toHaveLength(5);
    const { rows } = await database.query(
      'select messages_kept_for, messages_per_hour from private.contact_rules',
    );
    expect(rows).toEqual([{ messages_kept_for: '1 mon', messages_per_hour: 6 }]);
    // What came before counts as before.
    expect(await verdict(database, { email: 'sixth@example.org' })).toBe('accepted');
    expect(await verdict(database, { email: 'seventh@example.org' })).toBe('PT429');
  });

  it.each(later.map(({ file }, i) => [file, i] as const))(
    'leave the limits in force when %s fails',
    async (_, i) => {
      database = await emptyProject();
      await push(database, [...first, ...later.slice(0, i)]);
      const failing = { file: '', sql: `${later[i]?.sql}; select 1 / 0;` };
      await expect(push(database, [failing])).rejects.toMatchObject({ code: '22012' });
      for (let sent = 0; sent < 5; sent += 1) await send(database, { name: `${sent}` });
      expect(await verdict(database, { name: 'Sixth' })).toBe('PT429');
    },
  );

  it('refuse an owner whom row-level security would blind', async () => {
    database = await emptyProject();
    const pushing = database.transaction(async (transaction) => {
      await transaction.exec('alter role owner nobypassrls; set local role owner');
      await transaction.exec(migrations[0]?.sql ?? '');
    });
    await expect(pushing).rejects.toThrow('bypasses row-level security');
  });
});
