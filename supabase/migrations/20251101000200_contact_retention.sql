-- Prayer requests are not kept for ever. The period is `messages_kept_for` in private.contact_rules.

-- Deletes what is older than that period and says how many messages it deleted.
-- For the database's own schedule, and for the secret key (`npm run messages:delete-old`).
create function public.delete_old_messages() returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  deleted integer;
begin
  delete from public.contact_submissions
  where created_at < now() - (select messages_kept_for from private.contact_rules);
  get diagnostics deleted = row_count;
  perform private.forget_addresses();
  return deleted;
end
$$;

revoke execute on function public.delete_old_messages() from public, anon, authenticated;
grant execute on function public.delete_old_messages() to service_role;

-- Every night (20:30 UTC, 2:00 in Chennai) where the database has pg_cron, as hosted Supabase has; addresses
-- every ten minutes, so that they go even when nobody writes. Where it has not, the migration goes on: the command does the same.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron' and installed_version is null) then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    execute $cron$
      select cron.schedule('delete-old-messages', '30 20 * * *', 'select public.delete_old_messages()'),
             cron.schedule('forget-addresses', '*/10 * * * *', 'select private.forget_addresses()')
    $cron$;
  end if;
exception when others then
  raise warning 'Old messages are not deleted by schedule (%). Run "npm run messages:delete-old" now and then.', sqlerrm;
end
$$;
