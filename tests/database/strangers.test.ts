import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRequest, type Database, pushedProject, send, storedMessages } from './hostedPostgres.ts';

const table = 'public.contact_submissions';
const values = `values ('Anna', 'anna@example.org')`;

/** What a stranger could try, each refused with "insufficient privilege" unless another code is named. */
const attempts: [title: string, statement: string, code?: string][] = [
  ['read', `select * from ${table}`],
  ['read one column', `select name from ${table}`],
  ['read no column', `select from ${table}`],
  ['read with a column that may be written', `select email from ${table} where email = 'anna@example.org'`],
  ['count', `select count(*) from ${table}`],
  ['ask whether a message exists', `select exists (select from ${table} where email like 'a%')`],
  ['read through a cursor', `declare messages cursor for select * from ${table}`],
  [
    'read through a prepared statement',
    `prepare messages as select * from ${table}; execute messages`,
    '42601',
  ],
  ['read with a lock', `select * from ${table} for update`],
  ['read the short way', `table ${table}`],
  ['copy out', `copy ${table} to stdout`],
  ['copy the result of a query out', `copy (select * from ${table}) to stdout`],
  ['copy in, with every column', `copy ${table} from stdin`],
  ['copy to a file', `copy (select 1) to '/tmp/messages'`],
  ['copy to a program', `copy (select 1) to program 'cat'`],
  ['explain and run a read', `explain analyze select * from ${table}`],
  ['store and read back', `insert into ${table} (name, email) ${values} returning *`],
  ['store and learn the id', `insert into ${table} (name, email) ${values} returning id`],
  [
    'choose the id',
    `insert into ${table} (id, name, email) select gen_random_uuid(), 'Anna', 'a@example.org'`,
  ],
  [
    'choose the time',
    `insert into ${table} (created_at, name, email) values (now(), 'Anna', 'a@example.org')`,
  ],
  [
    'mark a message as answered',
    `insert into ${table} (name, email, answered_at) values ('Anna', 'a@example.org', now())`,
  ],
  ['mark another message as answered', `update ${table} set answered_at = now()`],
  ['see what was answered', `select answered_at from ${table}`],
  ['store what the table holds', `insert into ${table} (name, email) select name, email from ${table}`],
  [
    'replace on conflict',
    `insert into ${table} (name, email) ${values} on conflict (id) do update set name = 'x'`,
  ],
  ['probe by conflict', `insert into ${table} (name, email) ${values} on conflict (id) do nothing`],
  ['merge', `merge into ${table} m using (select 1) s on m.name = 'x' when matched then delete`],
  ['change', `update ${table} set name = 'x'`],
  ['change without reading', `update ${table} set name = default`],
  ['delete', `delete from ${table}`],
  ['delete one', `delete from ${table} where email = 'anna@example.org'`],
  ['truncate', `truncate ${table}`],
  ['lock', `lock table ${table} in access exclusive mode`],
  ['refer to it', `create temporary table mine (id uuid references ${table} (id))`, '42P16'],
  ['alter', `alter table ${table} add column extra text`],
  ['rename', `alter table ${table} rename to mine`],
  ['take', `alter table ${table} owner to anon`],
  ['drop', `drop table ${table}`],
  ['index', `create index on ${table} (name)`],
  ['comment', `comment on table ${table} is 'mine'`],
  ['switch row-level security off', `alter table ${table} disable row level security`],
  ['let the owner past row-level security', `alter table ${table} no force row level security`],
  ['add a policy', `create policy mine on ${table} for select using (true)`],
  ['drop the policy', `drop policy "Anyone may send a message" on ${table}`],
  ['switch the triggers off', `alter table ${table} disable trigger all`],
  ['drop a trigger', `drop trigger contact_submissions_2_limit on ${table}`],
  ['replicate past the triggers', 'set session_replication_role = replica'],
  ['add a rule', `create rule mine as on insert to ${table} do instead nothing`],
  ['grant oneself a right', `grant select on ${table} to anon`, '42501'],
  ['gather statistics of it', `create statistics mine on name, email from ${table}`],
  ['read the limits', 'select * from private.contact_rules'],
  ['lift the limits', 'update private.contact_rules set messages_per_hour = 1000000'],
  ['read the addresses', 'select * from private.contact_counts'],
  ['forget the addresses', 'delete from private.contact_counts'],
  ['read the key of the addresses', 'select * from private.contact_address_key'],
  ['call private.tidied', `select private.tidied('x')`],
  ['call private.network_named', `select private.network_named('192.0.2.1')`],
  ['call private.sender_network', 'select private.sender_network()'],
  ['call private.new_reminder_token', 'select private.new_reminder_token()'],
  ['call private.check_reminder_token', `select private.check_reminder_token('x')`],
  ['read the hash of the reminder’s token', 'select * from private.reminder'],
  ['learn about the schedule', 'select public.deletes_old_messages_by_schedule()'],
  ['call private.absorb_contact_submission', 'select private.absorb_contact_submission()'],
  ['call private.forget_addresses', 'select private.forget_addresses()'],
  ['call private.prepare_contact_submission', 'select private.prepare_contact_submission()'],
  ['call private.limit_contact_submission', 'select private.limit_contact_submission()'],
  ['call public.delete_old_messages', 'select public.delete_old_messages()'],
  [
    'use the trigger of another table',
    `create trigger mine before insert on ${table}
    for each row execute function private.limit_contact_submission()`,
  ],
  ['create a table', 'create table public.mine (id integer)'],
  ['create a function', 'create function public.mine() returns integer language sql return 1'],
  ['create a view of the messages', `create view public.mine as select * from ${table}`],
  [
    'create a temporary view of them',
    `create temporary view mine as select * from ${table}; table mine`,
    '42601',
  ],
  ['create a schema', 'create schema mine'],
  ['create a role', 'create role mine'],
  ['bypass row-level security', 'alter role anon bypassrls'],
  ['run code that reads', `do $$ begin perform * from ${table}; end $$`],
  ['read a file', `select pg_read_file('postgresql.conf')`],
  ['list files', `select pg_ls_dir('.')`],
];

/** Everything in the catalogue that a role was given. */
const rights = `
  select grantee, table_schema || '.' || table_name as what, privilege_type as right
    from information_schema.role_table_grants where table_schema in ('public', 'private')
  union all
  select grantee, table_name || '.' || column_name, privilege_type
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      or grantee = 'service_role' and privilege_type = 'UPDATE'
  union all
  select grantee, routine_schema || '.' || routine_name, privilege_type
    from information_schema.role_routine_grants where routine_schema in ('public', 'private')`;

describe.each(['anon', 'authenticated'] as const)('a stranger as %s', (role) => {
  let database: Database;

  beforeAll(async () => {
    database = await pushedProject();
    await send(database, { name: 'Earlier', prayer_requests: 'private' });
  });
  afterAll(() => database.close());

  it.each(attempts)('cannot %s', async (_, statement, code = '42501') => {
    const before = await storedMessages(database);
    await expect(asRequest(database, statement, [], { role })).rejects.toMatchObject({ code });
    expect(await storedMessages(database)).toEqual(before);
  });

  it('learns nothing of the messages from the planner’s statistics', async () => {
    await database.exec('analyze');
    const known = `select * from pg_stats where tablename like 'contact%'`;
    expect((await asRequest(database, known, [], { role })).rows).toEqual([]);
  });
});

describe('the rights in the catalogue', () => {
  let database: Database;
  beforeAll(async () => {
    database = await pushedProject();
  });
  afterAll(() => database.close());

  it('are four columns to write for anyone, and reading and deleting for the service', async () => {
    const { rows } = await database.query<{ grantee: string; what: string; right: string }>(rights);
    const given = rows
      .filter(({ grantee }) => grantee !== 'owner')
      .map((row) => Object.values(row).join(' '));
    expect([...new Set(given)].sort()).toEqual([
      'anon contact_submissions.email INSERT',
      'anon contact_submissions.name INSERT',
      'anon contact_submissions.phone INSERT',
      'anon contact_submissions.prayer_requests INSERT',
      'anon public.waiting_messages EXECUTE',
      'anon public.waiting_messages_told EXECUTE',
      'service_role contact_submissions.answered_at UPDATE',
      'service_role public.contact_submissions DELETE',
      'service_role public.contact_submissions SELECT',
      'service_role public.delete_old_messages EXECUTE',
      'service_role public.deletes_old_messages_by_schedule EXECUTE',
    ]);
  });

  it('leave the schema "private" to its owner', async () => {
    const use = `select r, has_schema_privilege(r, 'private', 'usage') as may
      from unnest(array['anon', 'authenticated', 'service_role']) r`;
    const { rows } = await database.query<{ may: boolean }>(use);
    expect(rows.map(({ may }) => may)).toEqual([false, false, false]);
  });

  it('let someone who is signed in send nothing either', async () => {
    await expect(send(database, {}, { role: 'authenticated' })).rejects.toMatchObject({ code: '42501' });
  });

  it('let a stranger send, and repeat a message, with "on conflict do nothing" as without it', async () => {
    const insert = `insert into ${table} (name, email) ${values} on conflict do nothing`;
    expect((await asRequest(database, insert)).affectedRows).toBe(1);
    expect((await asRequest(database, insert)).affectedRows).toBe(1);
    expect(await storedMessages(database)).toHaveLength(1);
  });
});
