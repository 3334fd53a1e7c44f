-- Tells the hourly reminder how many messages wait for an answer, and whether the form takes messages at all.

create table private.reminder (
  only_row boolean primary key default true check (only_row),
  -- SHA-256 of the reminder's token; null until one is made.
  token_hash bytea,
  -- The team has been mailed about every message up to this time.
  notified_at timestamptz,
  -- The last mail that said the form was full.
  full_told_at timestamptz,
  -- Sends one mail each morning at this time, while any message waits.
  morning time not null default '07:00',
  time_zone text not null default 'Asia/Kolkata'
);
insert into private.reminder default values;

-- Makes a token, shows it once, and ends the one before: for the SQL Editor.
create function private.new_reminder_token() returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  token text := 'remind_' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
begin
  update private.reminder set token_hash = sha256(convert_to(token, 'UTF8'));
  return token;
end
$$;

-- Counts the messages that wait, says when the form was full, and decides whether a mail is due: at most once an hour
-- after a new message, each morning, and every twelve hours while the form is, or was, full. Schedules are not exact,
-- hence fifty minutes. `mark_notified` is the `as_of` of an earlier answer, passed once its mail has been sent; a mail
-- that failed is due again.
create function public.waiting_messages(token text, mark_notified timestamptz default null) returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reminder private.reminder;
  this_morning timestamptz;
  -- Supabase's CLI swallows the warning of a push that could not schedule this.
  is_scheduled boolean := false;
  full_from timestamptz;
  full_until timestamptz;
  answer jsonb;
begin
  lock table public.contact_submissions in row exclusive mode; -- first, as in every migration
  -- The same answer to every wrong token, even before one exists. Comparing hashes leaks nothing through timing.
  update private.reminder
    set notified_at = greatest(notified_at, case when mark_notified <= now() then mark_notified end)
    where token_hash = sha256(convert_to(token, 'UTF8')) returning * into reminder;
  if not found then
    raise exception using errcode = 'PT403', message = 'This is not the reminder token.';
  end if;
  -- Waits for inserts under way: a message that is not counted here is newer than `as_of`.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));
  perform private.delete_old_messages();

  if to_regclass('cron.job') is not null then
    execute $job$select exists (select from cron.job where jobname = 'delete-old-messages')$job$ into is_scheduled;
  end if;

  this_morning := ((now() at time zone reminder.time_zone)::date + reminder.morning) at time zone reminder.time_zone;
  if this_morning > now() then
    this_morning := this_morning - interval '1 day';
  end if;

  -- As the limits count: what was sent in the ten minutes that end then, and in the hour or day before.
  select min(ends) - interval '10 minutes', max(ends) into full_from, full_until
    from private.contact_rules, generate_series(
      date_bin('10 minutes', now(), 'epoch') - interval '22 hours 50 minutes', now() + interval '10 minutes', '10 minutes'
    ) as ends
    where ends > coalesce(reminder.full_told_at + interval '12 hours', '-infinity') and exists (
      select from (values (messages_per_hour, interval '1 hour'), (messages_per_day, interval '1 day')) as limits (most, within)
        where most <= (select sum(messages) from private.contact_counts
          where region = '' and window_end between ends - within and ends)
    );
  if mark_notified is not null and full_from is not null then
    update private.reminder set full_told_at = now();
  end if;

  select jsonb_build_object(
    'full_from', full_from,
    'full_until', full_until,
    'waiting', count(*),
    'oldest', min(created_at),
    'three_days', count(*) filter (where created_at <= now() - interval '3 days'),
    'due', full_from is not null or count(*) > 0 and (
      reminder.notified_at is null
      or reminder.notified_at <= now() - interval '50 minutes'
        and (max(created_at) > reminder.notified_at or reminder.notified_at < this_morning)
    ),
    'as_of', now(),
    'time_zone', reminder.time_zone,
    'is_scheduled', is_scheduled,
    'kept_months', (select extract(year from kept) * 12 + extract(month from kept)
      from (select messages_kept_for as kept from private.contact_rules) as rules)
  ) into answer
  from public.contact_submissions where answered_at is null;
  return answer;
end
$$;

-- Adds, in `refused`, why a message that is in order would be refused now. Runs with the caller's rights, a visitor's, inserts
-- one, and rolls it back. Needs the token: rolled-back messages are not counted. A new required column needs a value here.
create function public.watch_form(token text, mark_notified timestamptz default null) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
set lock_timeout = '1s' -- hosted Supabase cancels a visitor's statement after three
as $$
declare
  answer jsonb := public.waiting_messages(token, mark_notified);
begin
  insert into public.contact_submissions (name, email) values ('Watch', 'watch@example.org');
  raise exception using errcode = 'PT200';
exception
  -- When the form is full, the answer says so.
  when sqlstate 'PT200' or sqlstate 'PT429' then return answer || '{"refused": null}';
  when others then return answer || jsonb_build_object('refused', concat(sqlstate, ' ', sqlerrm));
end
$$;

revoke execute on function public.waiting_messages, public.watch_form from public, authenticated, service_role;
grant execute on function public.waiting_messages, public.watch_form to anon;
