import { afterAll, expect, it } from 'vitest';
import { pushedProject } from './postgres.ts';

/** Everything in the catalogue that a role was given. */
const rights = `
  select grantee, table_schema || '.' || table_name as what, privilege_type as right
    from information_schema.role_table_grants where table_schema in ('public', 'private')
  union
  select grantee, table_name || '.' || column_name, privilege_type
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      or grantee = 'service_role' and privilege_type = 'UPDATE'
  union
  select grantee, routine_schema || '.' || routine_name, privilege_type
    from information_schema.role_routine_grants where routine_schema = 'public'
  union
  select r, 'private', 'USAGE' from unnest(array['anon', 'authenticated', 'service_role']) r
    where has_schema_privilege(r, 'private', 'usage')
  order by 1, 2, 3`;

const database = await pushedProject();
afterAll(() => database.close());

it('no role has a right that it does not need', async () => {
  const { rows } = await database.query<{ grantee: string; what: string; right: string }>(rights);
  const given = rows.map(({ grantee, what, right }) => `${grantee} ${what} ${right}`);
  expect(given.filter((right) => !right.startsWith('owner'))).toEqual([
    'anon contact_submissions.email INSERT',
    'anon contact_submissions.id INSERT',
    'anon contact_submissions.name INSERT',
    'anon contact_submissions.phone INSERT',
    'anon contact_submissions.prayer_requests INSERT',
    'anon public.waiting_messages EXECUTE',
    'service_role contact_submissions.answered_at UPDATE',
    'service_role public.contact_submissions DELETE',
    'service_role public.contact_submissions SELECT',
  ]);
});

it('the policy has a condition: Supabase’s Security Advisor warns about one that has none', async () => {
  const policies = "select with_check as check from pg_policies where tablename = 'contact_submissions'";
  expect((await database.query(policies)).rows).toEqual([{ check: '(answered_at IS NULL)' }]);
});
