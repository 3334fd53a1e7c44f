-- No message stays unread: a reminder tells how many wait, without a word of them.
do $$ begin lock table public.contact_submissions in access exclusive mode; end $$;

create table private.reminder (
  only_row boolean primary key default true check (only_row),
  -- SHA-256 of the token that the reminder presents; null until the first one is made.
  token_hash bytea,
  -- What had come until then has been told by mail.
  notified_at timestamptz,
  -- While anything waits, one mail comes each morning at this time.
  morning time not null default '07:00',
  time_zone text not null default 'Asia/Kolkata'
);
insert into private.reminder default values;

-- For the SQL Editor: shows a new token, once. The one before it is good no longer.
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

-- How many messages wait, since when the oldest, and how many for three days; and whether it is time to say so: at
-- most once an hour, when another has come, and each morning. A schedule is not exact, hence fifty minutes.
-- `mark_notified` is the `as_of` of an earlier answer, said when its mail has been sent: one that could not be sent is
-- tried again.
create function public.waiting_messages(token text, mark_notified timestamptz default null) returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reminder private.reminder;
  this_morning timestamptz;
  answer jsonb;
begin
  -- First of all, as in every migration.
  lock table public.contact_submissions in row exclusive mode;
  -- One answer to every wrong token, also where none was made. Hashes are compared: how long that takes tells nothing.
  update private.reminder
    set notified_at = greatest(notified_at, case when mark_notified <= now() then mark_notified end)
    where token_hash = sha256(convert_to(token, 'UTF8')) returning * into reminder;
  if not found then
    raise exception using errcode = 'PT403', message = 'This is not the reminder token.';
  end if;
  -- Whoever is writing ends first: a message that is not seen here comes after `as_of`.
  perform pg_advisory_xact_lock_shared(hashtextextended('contact_submissions', 0));
  perform private.delete_old_messages();

  this_morning := ((now() at time zone reminder.time_zone)::date + reminder.morning) at time zone reminder.time_zone;
  if this_morning > now() then
    this_morning := this_morning - interval '1 day';
  end if;

  select jsonb_build_object(
    'waiting', count(*),
    'oldest', min(created_at),
    'three_days', count(*) filter (where created_at <= now() - interval '3 days'),
    'due', count(*) > 0 and (
      reminder.notified_at is null
      or reminder.notified_at <= now() - interval '50 minutes'
        and (max(created_at) > reminder.notified_at or reminder.notified_at < this_morning)
    ),
    'as_of', now(),
    'time_zone', reminder.time_zone
  ) into answer
  from public.contact_submissions where answered_at is null;
  return answer;
end
$$;
revoke execute on function public.waiting_messages(text, timestamptz) from public, authenticated, service_role;
grant execute on function public.waiting_messages(text, timestamptz) to anon;
