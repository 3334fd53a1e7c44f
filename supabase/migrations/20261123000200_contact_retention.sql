-- Neither messages nor the counts of regions are kept for ever. Deleted by schedule, never while a visitor sends: the
-- time that takes would reveal something about others.

-- Deletes the messages older than `messages_kept_for` in private.contact_rules, and the counts that no limit needs any more.
-- Called by the schedule, the reminder and the start of the embedded backend.
create function private.delete_old_messages() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from public.contact_submissions
    where created_at < now() - (select messages_kept_for from private.contact_rules);
  delete from private.contact_counts
    where window_end <= now() - case region when '' then interval '1 day' else interval '1 hour' end;
$$;

-- Hosted Supabase has pg_cron, whose log of runs grows by 9 MB a year. Elsewhere the other callers delete.
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
