-- No message stays unread: the team marks what it has answered, and a reminder tells how many wait.

alter table public.contact_submissions add column answered_at timestamptz;
comment on column public.contact_submissions.answered_at is
  'When the message was answered: set by the team, in the Table Editor or with "npm run messages -- --answered ID".';
create index contact_submissions_waiting on public.contact_submissions (created_at) where answered_at is null;

-- Strangers neither set nor see it, on whatever way they come.
grant update (answered_at) on public.contact_submissions to service_role;
create function private.leave_unanswered() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.answered_at := null;
  return new;
end
$$;
create trigger contact_submissions_1_unanswered
  before insert on public.contact_submissions
  for each row execute function private.leave_unanswered();
alter policy "Anyone may send a message" on public.contact_submissions with check (answered_at is null);

create table private.reminder (
  only_row boolean primary key default true check (only_row),
  -- SHA-256 of the token that the reminder presents; null until the first one is made.
  token_hash bytea,
  -- What had come until then has been told by mail.
  told_at timestamptz,
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

-- One answer to every wrong token, also where none was made. Hashes are compared: how long that takes tells nothing.
create function private.check_reminder_token(token text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from private.reminder where token_hash = sha256(convert_to(token, 'UTF8'))) then
    raise exception using errcode = 'PT403', message = 'This is not the reminder token.';
  end if;
end
$$;

-- How many messages wait, since when the oldest, and how many for three days; and whether it is time to say so: at
-- most once an hour, when another has come, and each morning. Not a word of any message.
create function public.waiting_messages(token text) returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  reminder private.reminder;
  this_morning timestamptz;
  answer jsonb;
begin
  perform private.check_reminder_token(token);
  perform private.forget_addresses();
  perform public.delete_old_messages();

  select * into strict reminder from private.reminder;
  this_morning := ((now() at time zone reminder.time_zone)::date + reminder.morning) at time zone reminder.time_zone;
  if this_morning > now() then
    this_morning := this_morning - interval '1 day';
  end if;

  select jsonb_build_object(
    'waiting', count(*),
    'oldest', min(created_at),
    'three_days', count(*) filter (where created_at <= now() - interval '3 days'),
    'due', count(*) > 0 and (
      reminder.told_at is null
      or reminder.told_at <= now() - interval '1 hour'
        and (max(created_at) > reminder.told_at or reminder.told_at < this_morning)
    ),
    'as_of', now(),
    'time_zone', reminder.time_zone
  ) into answer
  from public.contact_submissions where answered_at is null;
  return answer;
end
$$;

-- That the mail about them has been sent. Said afterwards: a mail that could not be sent is tried again.
create function public.waiting_messages_told(token text, as_of timestamptz) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.check_reminder_token(token);
  update private.reminder set told_at = greatest(told_at, least(as_of, now()));
end
$$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
revoke execute on function public.waiting_messages(text), public.waiting_messages_told(text, timestamptz)
  from public, authenticated, service_role;
grant execute on function public.waiting_messages(text), public.waiting_messages_told(text, timestamptz) to anon;
