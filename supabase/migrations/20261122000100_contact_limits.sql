-- How much one network, its region, and everyone together may send; and that a message sent again is one message.
-- A refusal is SQLSTATE PT429, which the REST API answers as "429 Too Many Requests". It never says which limit was met.

-- First of all in every migration, as a message on its way does: whoever takes other locks before it ends in a deadlock.
lock table public.contact_submissions in access exclusive mode;

create table private.contact_rules (
  only_row boolean primary key default true check (only_row),

  -- In India many phones share one carrier address, and a congregation shares one Wi-Fi; hence not five.
  messages_per_network integer not null default 20,
  -- From one /48 (IPv6) or /24 (IPv4): a subscriber may have thousands of networks.
  messages_per_region integer not null default 100,
  -- Ten times a busy hour after an outreach.
  messages_per_hour integer not null default 300,
  -- At their longest 2,000 messages are 40 MB: flooded day and night, a free project (500 MB) lasts over a week, and
  -- two days by way of ever new regions: time for someone to notice.
  messages_per_day integer not null default 2000,
  check (least(messages_per_network, messages_per_region, messages_per_hour, messages_per_day) > 0),

  -- The privacy notice of the site promises this period: change both together. '6 m' are six minutes, not six months.
  messages_kept_for interval not null default '12 months'
    check (messages_kept_for between interval '1 month' and interval '10 years')
);
comment on table private.contact_rules is
  'Every limit and period of the contact form. Change it here, in the SQL Editor, never in a migration.';
insert into private.contact_rules default values;

-- How many messages came within ten minutes from a sender: a network, its region, or everyone (an empty sender). No
-- message, no words and no e-mail address are in it. Networks are hashed with a key of this project, which keeps them
-- from whoever sees this table alone; whoever has a copy of the whole database has the key as well, and finds a network
-- by trying out all that there are. So a row goes when no limit looks back at it any more: see the next file.
create table private.contact_counts (
  sender bytea not null,
  window_end timestamptz not null,
  messages integer not null check (messages > 0),
  primary key (sender, window_end)
);

create table private.contact_network_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
insert into private.contact_network_key default values;

-- The sender's network: one IPv4 address, or the /64 that one IPv6 subscriber is given. Cloudflare, in front of hosted
-- Supabase, sets this header itself; without it, as with the embedded backend, there is none. X-Forwarded-For is never
-- read: its first address is whatever the sender wrote there.
create function private.sender_network() returns inet
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  header text;
  address inet;
begin
  -- Not in the declarations, whose errors the block does not catch.
  header := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
  address := regexp_replace(btrim(header), '^::ffff:(?=[0-9]+[.])', '', 'i')::inet;
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
exception when others then
  return null;
end
$$;

create function private.limit_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  rules private.contact_rules;
  secret bytea;
  network inet;
  region inet;
  -- Everyone, the network, its region.
  senders bytea[];
  this_window_end timestamptz;
  -- By how much the limits of everyone are raised.
  factor integer;
begin
  -- One at a time, until the transaction ends: two at once would not see each other, and both would pass.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));
  -- After the lock: whoever holds it has seen every earlier message.
  new.created_at := clock_timestamp();

  -- A visitor whose answer was lost presses "Send" again, from anywhere, at any time: it is stored already.
  if exists (
    select from public.contact_submissions as earlier where earlier.id = new.id
      and (earlier.name, earlier.email, earlier.phone, earlier.prayer_requests)
        is not distinct from (new.name, new.email, new.phone, new.prayer_requests)
  ) then
    return null;
  end if;

  select * into strict rules from private.contact_rules;
  select key into strict secret from private.contact_network_key;
  network := private.sender_network();
  region := network(set_masklen(network, case family(network) when 6 then 48 else 24 end));
  senders := array[
    '', sha256(secret || convert_to(network::text, 'UTF8')), sha256(secret || convert_to(region::text, 'UTF8'))
  ];
  this_window_end := date_bin('10 minutes', new.created_at, 'epoch') + interval '10 minutes';

  -- A few senders cannot close the form: from where nobody has written within the hour, five times as many may come.
  factor := case when region is not null and not exists (
    select from private.contact_counts where sender = senders[3] and window_end > new.created_at - interval '1 hour'
  ) then 5 else 1 end;

  -- What is said to a sender follows from what came from the sender's own region, and how much from everyone.
  if exists (
    select from (values
      (senders[1], rules.messages_per_hour * factor::bigint, interval '1 hour'),
      (senders[1], rules.messages_per_day * factor::bigint, interval '1 day'),
      (senders[2], rules.messages_per_network, interval '1 hour'),
      (senders[3], rules.messages_per_region, interval '1 hour')
    ) as limits (sender, most, within)
    where most <= (
      select sum(messages) from private.contact_counts as counts
      where counts.sender = limits.sender and window_end > new.created_at - within
    )
  ) then
    raise exception using errcode = 'PT429', message = 'Too many messages. Please try again later.';
  end if;

  insert into private.contact_counts as counts (sender, window_end, messages)
    select sender, this_window_end, 1 from unnest(senders) as sender where sender is not null
    on conflict (sender, window_end) do update set messages = counts.messages + 1;
  return new;
end
$$;

create trigger contact_submissions_2_limit
  before insert on public.contact_submissions
  for each row execute function private.limit_contact_submission();

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
