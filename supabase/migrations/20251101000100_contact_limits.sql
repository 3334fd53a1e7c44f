-- How much one sender, and everyone together, may send. A refusal is SQLSTATE PT429, which the REST API
-- answers as "429 Too Many Requests". It never says which limit was met: that would tell a stranger who writes.

-- Every limit and period of the contact form, in this one row.
create table private.contact_rules (
  only_row boolean primary key default true check (only_row),

  -- In India many phones share one carrier address, and a congregation shares one Wi-Fi; hence not five.
  messages_per_address integer not null default 20,
  messages_per_address_within interval not null default '1 hour',

  -- One person, with corrections. Anyone can write in another's name, so the lock-out has to be short.
  messages_per_email integer not null default 5,
  messages_per_email_within interval not null default '1 hour',

  -- Ten times a busy hour after an outreach.
  messages_per_hour integer not null default 300,
  -- At their longest 2,000 messages are 40 MB: flooded day and night, a free project (500 MB) lasts over a week,
  -- time for someone to notice.
  messages_per_day integer not null default 2000,

  -- A visitor whose answer was lost presses "Send" again: within this time the same words are the same message.
  same_message_within interval not null default '1 hour',

  -- The privacy notice of the site promises this period: change both together.
  messages_kept_for interval not null default '12 months',

  check (least(messages_per_address, messages_per_email, messages_per_hour, messages_per_day) > 0)
);
insert into private.contact_rules default values;

-- Addresses are kept as keyed hashes, so that they cannot be read back, and only as long as their limit needs.
create table private.contact_address_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);
insert into private.contact_address_key (key)
  values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

create table private.contact_addresses (
  address_hash bytea not null,
  created_at timestamptz not null
);
create index contact_addresses_hash_created_at on private.contact_addresses (address_hash, created_at);
create index contact_addresses_created_at on private.contact_addresses (created_at);

create index contact_submissions_created_at on public.contact_submissions (created_at);
create index contact_submissions_email_created_at on public.contact_submissions (lower(email), created_at);

-- The network that a text names, or null: one IPv4 address, or the /64 that one IPv6 subscriber is given.
create function private.network_named(address text) returns inet
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  named inet;
begin
  named := host(regexp_replace(btrim(address), '^::ffff:(?=[0-9]+[.])', '', 'i')::inet)::inet;
  return case when family(named) = 6 then network(set_masklen(named, 64)) else named end;
exception when others then
  return null;
end
$$;

-- The sender's address as the gateway reports it, hashed; null when it reports none. The embedded backend
-- reports none. Cloudflare, in front of hosted Supabase, sets the first header itself; the second can be made up.
create function private.sender_address_hash() returns bytea
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  headers json;
  network inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  network := coalesce(
    private.network_named(headers ->> 'cf-connecting-ip'),
    private.network_named(split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
  return (select sha256(key || convert_to(network::text, 'UTF8')) from private.contact_address_key);
exception when others then
  return null;
end
$$;

create function private.forget_addresses() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from private.contact_addresses
  where created_at <= now() - (select messages_per_address_within from private.contact_rules);
$$;

create function private.limit_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  rules private.contact_rules;
  address bytea := private.sender_address_hash();
begin
  select * into strict rules from private.contact_rules;

  -- One at a time, until the transaction ends: two at once would not see each other, and both would pass.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));

  if exists (
    select from public.contact_submissions as earlier
    where lower(earlier.email) = lower(new.email)
      and earlier.created_at > new.created_at - rules.same_message_within
      and (earlier.name, earlier.email) = (new.name, new.email)
      and earlier.phone is not distinct from new.phone
      and earlier.prayer_requests is not distinct from new.prayer_requests
  ) then
    return null; -- stored already: to the sender a success, and not counted again
  end if;

  perform private.forget_addresses();

  -- Each look-up reads at most as many index entries as its limit, however large the table.
  if exists (
    select from private.contact_addresses
    where address_hash = address and created_at > new.created_at - rules.messages_per_address_within
    offset rules.messages_per_address - 1
  ) or exists (
    select from public.contact_submissions
    where lower(email) = lower(new.email) and created_at > new.created_at - rules.messages_per_email_within
    offset rules.messages_per_email - 1
  ) or exists (
    select from public.contact_submissions
    where created_at > new.created_at - interval '1 hour'
    offset rules.messages_per_hour - 1
  ) or exists (
    select from public.contact_submissions
    where created_at > new.created_at - interval '1 day'
    offset rules.messages_per_day - 1
  ) then
    raise exception using errcode = 'PT429', message = 'Too many messages. Please try again later.';
  end if;

  if address is not null then
    insert into private.contact_addresses (address_hash, created_at) values (address, new.created_at);
  end if;
  return new;
end
$$;

create trigger contact_submissions_2_limit
  before insert on public.contact_submissions
  for each row execute function private.limit_contact_submission();

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
