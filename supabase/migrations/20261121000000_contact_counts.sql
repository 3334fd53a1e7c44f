-- Whether, when and what someone has written can no longer be found out by sending messages, and the limits cost
-- the same however many messages there are. The triggers of the migrations before are replaced in place: there is
-- no moment without limits.

-- Nonsense in the rules would close the form, open it to a flood, or delete nearly everything in the next night.
alter table private.contact_rules
  add column messages_per_region integer not null default 100;
comment on table private.contact_rules is
  'Every limit and period of the contact form. Change it here, in the SQL Editor, never in a migration.';
comment on column private.contact_rules.messages_per_region is
  'From one /48 (IPv6) or /24 (IPv4), within messages_per_address_within: a subscriber may have thousands of networks.';
comment on column private.contact_rules.messages_kept_for is
  'The privacy notice of the site promises this period: change both together.';

update private.contact_rules set
  messages_per_address_within = least(greatest(messages_per_address_within, '1 minute'), '1 day'),
  messages_per_email_within = least(greatest(messages_per_email_within, '1 minute'), '1 day'),
  same_message_within = least(greatest(same_message_within, '1 minute'), '1 day'),
  messages_kept_for = least(greatest(messages_kept_for, '1 month'), '10 years');

alter table private.contact_rules
  add constraint contact_rules_region check (messages_per_region > 0),
  add constraint contact_rules_within check (
    least(messages_per_address_within, messages_per_email_within, same_message_within) >= interval '1 minute'
    and greatest(messages_per_address_within, messages_per_email_within, same_message_within) <= interval '1 day'
  ),
  -- '6 m' are six minutes, not six months.
  add constraint contact_rules_kept_for check (messages_kept_for between interval '1 month' and interval '10 years');

-- How many messages came in each ten minutes: from everyone (an empty sender), from a network, from its region, with
-- an e-mail address from a network, and in the same words from a network. Senders are keyed hashes. Counted by tens
-- of minutes, no time in it is that of a message; until the ten minutes are over for longer than a limit looks back,
-- all of them count.
create table private.contact_counts (
  sender bytea not null,
  until timestamptz not null,
  messages integer not null check (messages > 0),
  primary key (sender, until)
);

-- What has been counted so far goes on counting.
insert into private.contact_counts (sender, until, messages)
  select address_hash, date_bin('10 minutes', created_at, 'epoch') + interval '10 minutes', count(*)
    from private.contact_addresses group by 1, 2
  union all
  select '', date_bin('10 minutes', created_at, 'epoch') + interval '10 minutes', count(*)
    from public.contact_submissions where created_at > now() - interval '1 day' group by 2;

-- The sender's network as the gateway reports it, or null. Cloudflare, in front of hosted Supabase, sets the first
-- header itself; the second can be made up. The embedded backend reports none.
create function private.sender_network() returns inet
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  headers json;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  return coalesce(
    private.network_named(headers ->> 'cf-connecting-ip'),
    private.network_named(split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
exception when others then
  return null;
end
$$;

-- No look-up waits for another: what someone else is deleting at this moment is left to them.
create or replace function private.forget_addresses() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from private.contact_counts where (sender, until) in (
    select sender, until from private.contact_counts
    where sender <> '' and until <= now() - (
      select greatest(messages_per_address_within, messages_per_email_within, same_message_within)
      from private.contact_rules
    )
    for update skip locked
  );
  delete from private.contact_counts where (sender, until) in (
    select sender, until from private.contact_counts where until <= now() - interval '1 day'
    for update skip locked
  );
$$;

-- Line breaks of every kind become one: Word's soft break, form feed, NEL, Unicode's separators, carriage return.
create function private.with_line_breaks(value text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g')
$$;

-- Where there is one line only, they become a space.
create function private.in_one_line(value text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select translate(value, E'\u000b\u000c\u0085\u2028\u2029', '     ')
$$;

create or replace function private.prepare_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- One message a transaction. Of several, one that is bound to fail would undo the others, and the answer would
  -- tell about their senders without a trace; and many would keep everybody else waiting.
  if current_setting('contact_submissions.sent', true) <> '' then
    raise exception using errcode = 'PT400', message = 'Send one message at a time.';
  end if;
  perform set_config('contact_submissions.sent', 'once', true);

  -- Four times the longest message: more than any of it is white space. Before it is trimmed, which takes memory.
  if coalesce(octet_length(new.name), 0) + coalesce(octet_length(new.email), 0) + coalesce(octet_length(new.phone), 0)
    + coalesce(octet_length(new.prayer_requests), 0) > 100000
  then
    raise exception using errcode = 'check_violation', message = 'The message is too long.',
      constraint = 'contact_submissions_prayer_requests_length', table = 'contact_submissions', schema = 'public';
  end if;

  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  new.name := private.tidied(private.in_one_line(new.name));
  new.email := private.tidied(new.email);
  new.phone := private.tidied(private.in_one_line(new.phone));
  new.prayer_requests := private.tidied(private.with_line_breaks(new.prayer_requests));
  return new;
end
$$;

create or replace function private.limit_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  rules private.contact_rules;
  secret bytea;
  network inet := private.sender_network();
  region inet := network(set_masklen(network, case family(network) when 6 then 48 else 24 end));
  -- Everyone, the network, its region, the e-mail address from the network; last, the same words from the network.
  senders bytea[];
  words bytea;
  at timestamptz;
  this_until timestamptz;
begin
  select * into strict rules from private.contact_rules;
  select key into strict secret from private.contact_address_key;
  senders := array[
    '',
    sha256(secret || convert_to(network::text, 'UTF8')),
    sha256(secret || convert_to(region::text, 'UTF8')),
    sha256(secret || convert_to(concat(network, ' ', lower(new.email)), 'UTF8'))
  ];
  words := sha256(secret || convert_to(
    jsonb_build_array(network, new.name, new.email, new.phone, new.prayer_requests)::text, 'UTF8'
  ));

  -- One at a time, until the transaction ends: two at once would not see each other, and both would pass.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));
  at := clock_timestamp();
  this_until := date_bin('10 minutes', at, 'epoch') + interval '10 minutes';

  -- What is said to a sender follows from what came from the sender's own network, and how much from everyone.
  if exists (
    select from (values
      (senders[1], rules.messages_per_hour, interval '1 hour'),
      (senders[1], rules.messages_per_day, interval '1 day'),
      (senders[2], rules.messages_per_address, rules.messages_per_address_within),
      (senders[3], rules.messages_per_region, rules.messages_per_address_within),
      (senders[4], rules.messages_per_email, rules.messages_per_email_within)
    ) as limits (sender, most, within)
    where most <= (
      select sum(messages) from private.contact_counts as counts
      where counts.sender = limits.sender and until > at - within
    )
  ) then
    raise exception using errcode = 'PT429', message = 'Too many messages. Please try again later.';
  end if;

  if exists (
    select from private.contact_counts where sender = words and until > at - rules.same_message_within
  ) then
    perform set_config('contact_submissions.sent', 'again', true);
  end if;

  -- With the first message of every ten minutes, what is too old goes as well: not every database has a schedule.
  if not exists (select from private.contact_counts where sender = '' and until = this_until) then
    perform private.forget_addresses();
    delete from public.contact_submissions where id in (
      select id from public.contact_submissions where created_at < at - rules.messages_kept_for
      order by created_at limit 1000 for update skip locked
    );
  end if;

  -- A message that was sent before counts as well.
  insert into private.contact_counts as counts (sender, until, messages)
    select sender, this_until, 1 from unnest(senders || words) as sender where sender is not null
    on conflict (sender, until) do update set messages = counts.messages + 1;
  return new;
end
$$;

-- A visitor whose answer was lost presses "Send" again: the same words from the same network are stored once. The
-- new row goes, after it was stored: its answer must not differ from that to any other message.
create function private.absorb_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from public.contact_submissions as earlier
    where lower(earlier.email) = lower(new.email)
      and earlier.created_at > new.created_at - (select same_message_within from private.contact_rules)
      and earlier.id <> new.id
      and (earlier.name, earlier.email) = (new.name, new.email)
      and earlier.phone is not distinct from new.phone
      and earlier.prayer_requests is not distinct from new.prayer_requests
  ) then
    delete from public.contact_submissions where id = new.id;
  end if;
  return null;
end
$$;

create trigger contact_submissions_3_absorb
  after insert on public.contact_submissions
  for each row when (current_setting('contact_submissions.sent', true) = 'again')
  execute function private.absorb_contact_submission();

drop table private.contact_addresses;
drop function private.sender_address_hash();

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;

-- Whether the database deletes old messages by its own schedule. For `npm run preflight`, with the secret key.
create function public.deletes_old_messages_by_schedule() returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$
      select exists (
        select from cron.job where jobname = 'delete-old-messages' and active and database = current_database()
      )
    $job$ into scheduled;
  end if;
  return scheduled;
end
$$;
revoke execute on function public.deletes_old_messages_by_schedule() from public, anon, authenticated;
grant execute on function public.deletes_old_messages_by_schedule() to service_role;

-- The counts of networks go every minute. What pg_cron notes about every run would fill the database in time: it
-- goes after a week.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    execute $cron$
      select
        cron.schedule('forget-addresses', '* * * * *', 'select private.forget_addresses()'),
        cron.schedule('forget-runs', '40 20 * * *',
          'delete from cron.job_run_details where end_time < now() - interval ''7 days''')
    $cron$;
  end if;
exception when others then
  raise warning 'The schedule was not changed (%). "npm run preflight" says whether one runs.', sqlerrm;
end
$$;
