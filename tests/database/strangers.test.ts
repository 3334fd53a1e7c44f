import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRequest, type Database, pushedProject, send, storedMessages } from './hostedPostgres.ts';

const denied = '42501';
const table = 'public.contact_submissions';
const anna = "(name, email) values ('Anna', 'anna@example.org')";

/** What a stranger could try; all of it is refused. The rest follows from the rights in the catalogue, below. */
const attempts = [
  // Reading, counting, asking.
  `select * from ${table}`,
  `select from ${table}`,
  `select count(*) from ${table}`,
  `copy ${table} to stdout`,
  `explain analyze select * from ${table}`,
  `do $$ begin perform * from ${table}; end $$`,
  // Storing what is not a stranger's to say, or in order to learn something.
  `insert into ${table} ${anna} returning id`,
  `insert into ${table} (created_at, name, email) values (now(), 'A', 'a@example.org')`,
  `insert into ${table} (answered_at, name, email) values (now(), 'A', 'a@example.org')`,
  `insert into ${table} (name, email) select name, email from ${table}`,
  `insert into ${table} ${anna} on conflict (id) do update set name = 'x'`,
  `insert into ${table} ${anna} on conflict (id) do nothing`,
  `merge into ${table} m using (select 1) s on m.name = 'x' when matched then delete`,
  // Changing, deleting, and taking the table over.
  `update ${table} set answered_at = now()`,
  `delete from ${table}`,
  `truncate ${table}`,
  `lock table ${table} in access exclusive mode`,
  `alter table ${table} disable row level security`,
  `create trigger mine before insert on ${table} for each row execute function private.limit_contact_submission()`,
  `create view public.mine as select * from ${table}`,
  'set session_replication_role = replica',
  // What belongs to the limits and the reminder.
  'select * from private.contact_rules',
  'update private.contact_rules set messages_per_hour = 1000000',
  'select * from private.contact_counts',
  'select * from private.contact_network_key',
  'select * from private.reminder',
  'select private.new_reminder_token()',
  'select public.delete_old_messages()',
  'select public.deletes_old_messages_by_schedule()',
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
    from information_schema.role_routine_grants where routine_schema in ('public', 'private')
  union all
  select r, 'private', 'USAGE' from unnest(array['anon', 'authenticated', 'service_role']) r
    where has_schema_privilege(r, 'private', 'usage')`;

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
  await send(database, { name: 'Earlier', prayer_requests: 'private' });
});
afterAll(() => database.close());

describe.each(['anon', 'authenticated'] as const)('a stranger as %s', (role) => {
  it.each(attempts)('cannot %s', async (statement) => {
    const before = await storedMessages(database);
    await expect(asRequest(database, statement, [], { role })).rejects.toMatchObject({ code: denied });
    expect(await storedMessages(database)).toEqual(before);
  });

  it('learns nothing of the messages from the planner’s statistics', async () => {
    await database.exec('analyze');
    const known = `select * from pg_stats where tablename like 'contact%'`;
    expect((await asRequest(database, known, [], { role })).rows).toEqual([]);
  });
});

describe('the rights in the catalogue', () => {
  it('are five columns to write for anyone, and reading, deleting and marking for the service', async () => {
    const { rows } = await database.query<{ grantee: string }>(rights);
    const given = rows
      .filter(({ grantee }) => grantee !== 'owner')
      .map((row) => Object.values(row).join(' '));
    expect([...new Set(given)].sort()).toEqual([
      'anon contact_submissions.email INSERT',
      'anon contact_submissions.id INSERT',
      'anon contact_submissions.name INSERT',
      'anon contact_submissions.phone INSERT',
      'anon contact_submissions.prayer_requests INSERT',
      'anon public.waiting_messages EXECUTE',
      'service_role contact_submissions.answered_at UPDATE',
      'service_role public.contact_submissions DELETE',
      'service_role public.contact_submissions SELECT',
      'service_role public.delete_old_messages EXECUTE',
      'service_role public.deletes_old_messages_by_schedule EXECUTE',
    ]);
  });

  it('have a condition in their policy: Supabase’s Security Advisor warns about one that has none', async () => {
    const policies = "select with_check as check from pg_policies where tablename = 'contact_submissions'";
    expect((await database.query(policies)).rows).toEqual([{ check: '(answered_at IS NULL)' }]);
  });
});
