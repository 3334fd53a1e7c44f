-- How much one network, its region, and everyone together may send; and that a message sent again is one message.
-- A refusal is SQLSTATE PT429, which the REST API answers as "429 Too Many Requests". It never says which limit was met.

-- First of all in every migration, as a message on its way does: whoever takes other locks before it ends in a deadlock.
do $$ begin lock table public.contact_submissions in access exclusive mode; end $$;

create table private.contact_rules (
  only_row boolean primary key default true check (only_row),

  -- In India many phones share one carrier address, and a congregation shares one Wi-Fi; hence not five.
  messages_per_network integer not null default 20,
  -- From one /48 (IPv6) or /24 (IPv4): a subscriber may have thousands of networks.
  messages_per_region integer not null default 100,
  -- Ten times a busy hour after an outreach.
  messages_per_hour integer not null default 300,
  -- At their longest 2,000 messages are 48 MB: flooded day and night, a free project (500 MB) lasts over a week, and
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

-- How many messages came within ten minutes from a sender: a network, its region, its neighbourhood (IPv6) or everyone
-- (an empty sender). Networks are hashed with a key of this project, which keeps them from whoever sees this table alone;
-- whoever has a copy of the whole database has the key too, and finds a network by trying out all that there are. So a
-- row goes when no limit looks back at it any more: see the next file.
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

-- The sender's address. Cloudflare, in front of hosted Supabase, sets this header itself; without it, as with the embedded
-- backend, there is none. X-Forwarded-For is never read: its first address is whatever the sender wrote there.
create function private.sender_address() returns inet
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  header text;
begin
  -- Not in the declarations, whose errors the block does not catch.
  header := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
  return regexp_replace(btrim(header), '^::ffff:(?=[0-9]+[.])', '', 'i')::inet;
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
  address inet;
  -- The network, its region and, in IPv6, its neighbourhood: one machine may have thousands of /48s side by side.
  senders bytea[];
  this_window_end timestamptz;
  -- By how much the limits of everyone are raised.
  factor integer;
  -- What the visitor has not written.
  times constant text[] := '{created_at, answered_at}';
  is_same boolean;
begin
  -- One message a transaction. Of several, one that is bound to fail would undo the others, and the answer would
  -- tell about their senders without a trace; and many would keep everybody else waiting.
  if current_setting('contact_submissions.sent', true) <> '' then
    raise exception using errcode = 'PT400', message = 'Send one message at a time.';
  end if;
  perform set_config('contact_submissions.sent', 'once', true);

  -- One at a time, until the transaction ends: two at once would not see each other, and both would pass.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));
  -- After the lock: whoever holds it has seen every earlier message.
  new.created_at := clock_timestamp();
  new.answered_at := null;

  -- A visitor whose answer was lost presses "Send" again, from anywhere, at any time: it is stored already.
  select to_jsonb(earlier) - times = to_jsonb(new) - times
    into is_same from public.contact_submissions as earlier where earlier.id = new.id;
  if is_same then
    return null;
  elsif not is_same then
    raise unique_violation using message = 'Another message has this id.'; -- the index would say so after the limits
  end if;

  select * into strict rules from private.contact_rules;
  select key into strict secret from private.contact_network_key;
  address := private.sender_address();
  select array_agg(sha256(secret || convert_to(network(set_masklen(address, bits))::text, 'UTF8'))) into senders
    from unnest(case family(address) when 6 then array[64, 48, 40] when 4 then array[32, 24] end) as bits;
  this_window_end := date_bin('10 minutes', new.created_at, 'epoch') + interval '10 minutes';

  -- A few senders cannot close the form: from where nobody has written within the hour, five times as many may come.
  factor := case when senders is null or exists (
    select from private.contact_counts
      where sender = senders[cardinality(senders)] and window_end > new.created_at - interval '1 hour'
  ) then 1 else 5 end;

  -- What is said to a sender follows from what came from the sender's own region, and how much from everyone.
  if exists (
    select from (values
      ('', rules.messages_per_hour * factor::bigint, interval '1 hour'),
      ('', rules.messages_per_day * factor::bigint, interval '1 day'),
      (senders[1], rules.messages_per_network, interval '1 hour'),
      (senders[2], rules.messages_per_region, interval '1 hour')
    ) as limits (sender, most, within)
    where most <= (
      select sum(messages) from private.contact_counts as counts
      where counts.sender = limits.sender and window_end > new.created_at - within
    )
  ) then
    perform set_config('contact_submissions.sent', 'too many', true);
    return null;
  end if;

  insert into private.contact_counts as counts (sender, window_end, messages)
    select sender, this_window_end, 1 from unnest(array[''::bytea] || senders) as sender
    on conflict (sender, window_end) do update set messages = counts.messages + 1;
  return new;
end
$$;

create trigger contact_submissions_1_limit
  before insert on public.contact_submissions
  for each row execute function private.limit_contact_submission();

-- Said when all rows of the request have been looked at: otherwise a second one, which is always refused, or a bad one
-- would make of the first a question that leaves no trace.
create function private.refuse_contact_submission() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('contact_submissions.sent', true) = 'too many' then
    raise exception using errcode = 'PT429', message = 'Too many messages. Please try again later.';
  end if;
  return null;
end
$$;

create trigger contact_submissions_2_refuse
  after insert on public.contact_submissions
  for each statement execute function private.refuse_contact_submission();
