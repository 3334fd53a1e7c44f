-- Neither prayer requests nor what the limits count is kept for ever. Never as a part of sending: how long that takes
-- tells nobody anything.
do $$ begin lock table public.contact_submissions in access exclusive mode; end $$;

-- Deletes what is older than `messages_kept_for` in private.contact_rules, says how many messages that were, and forgets
-- what no limit looks at any more. For the database's own schedule, the reminder and the start of the embedded backend.
create function private.delete_old_messages() returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  deleted integer;
begin
  -- A row that somebody else holds goes the next time: no reminder waits for it.
  delete from public.contact_submissions where id in (
    select id from public.contact_submissions
      where created_at < now() - (select messages_kept_for from private.contact_rules) for update skip locked
  );
  get diagnostics deleted = row_count;
  delete from private.contact_counts
    where window_end <= now() - case sender when '' then interval '1 day' else interval '1 hour' end;
  return deleted;
end
$$;

-- Where the database has pg_cron, as hosted Supabase has. It notes every run, and never forgets one: 9 MB a year. Where
-- there is none, the migration goes on: the others do the same.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  perform cron.schedule('delete-old-messages', '*/10 * * * *', 'select private.delete_old_messages()');
exception when others then
  raise warning 'Old messages are not deleted by schedule (%). docs/going-live.md says what to do.', sqlerrm;
end
$$;
