-- How much everyone together may send; a message sent twice is stored once. A refusal is SQLSTATE PT429, which the REST
-- API answers with "429 Too Many Requests".

-- Lock first, in every migration that changes what an insert uses: inserts do, and another order deadlocks. The Supabase
-- CLI runs statements without BEGIN, which LOCK TABLE needs: hence the DO block.
do $$ begin lock table public.contact_submissions in access exclusive mode; end $$;

create table private.contact_rules (
  only_row boolean primary key default true check (only_row),

  -- No network has a limit of its own: a congregation shares one Wi-Fi, and thousands of phones one carrier's address.
  messages_per_hour integer not null default 300,
  -- 2,000 messages of the greatest length are 48 MB: under a constant flood a free project (500 MB) lasts over a week,
  -- or two days if the flood keeps coming from new regions, which leaves time to notice.
  messages_per_day integer not null default 2000,
  check (least(messages_per_hour, messages_per_day) > 0),

  -- The site's privacy notice promises this period: change both together. '6 m' is six minutes, not six months.
  messages_kept_for interval not null default '12 months'
    check (messages_kept_for between interval '1 month' and interval '10 years'),

  -- Each project's own, to hash regions with.
  region_key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
comment on table private.contact_rules is
  'Every limit and period of the contact form. Change it here, in the SQL Editor, never in a migration.';
insert into private.contact_rules default values;

-- Messages in ten minutes, per region, or from everyone (an empty region). Regions are hashed with `region_key`. A copy
-- of the whole database includes the key, and all regions could be tried: hence rows are deleted once no limit needs
-- them (next file).
create table private.contact_counts (
  region bytea not null,
  window_end timestamptz not null,
  messages integer not null check (messages > 0),
  primary key (region, window_end)
);

create function private.limit_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  rules private.contact_rules;
  -- Cloudflare sets this header in front of hosted Supabase; the embedded backend has none.
  -- X-Forwarded-For is never read: clients can write its first address themselves.
  header text := nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip';
  address inet;
  -- A /24, or in IPv6 a /40: one machine may have thousands of /48s side by side.
  own_region bytea;
  this_window_end timestamptz;
  -- Multiplies the limits of everyone.
  factor integer;
  times constant text[] := '{created_at, answered_at}';
  is_same boolean;
begin
  -- Skips all rows but the first of a transaction. An error would roll that back too, and leave dead rows, and an answer
  -- about the limits, uncounted.
  if current_setting('contact_submissions.seen', true) <> '' then
    return null;
  end if;
  perform set_config('contact_submissions.seen', 'yes', true);

  -- Serialises inserts until the transaction ends: concurrent ones would not see each other, and both would pass.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions', 0));
  -- Set after the lock: the order of times is the order of commits.
  new.created_at := clock_timestamp();
  new.answered_at := null;

  -- A visitor whose answer was lost may send again from anywhere at any time: already stored.
  select to_jsonb(earlier) - times = to_jsonb(new) - times
    into is_same from public.contact_submissions as earlier where earlier.id = new.id;
  if is_same then
    return null;
  elsif not is_same then
    raise unique_violation using message = 'Another message has this id.'; -- the index would find it after the limits
  end if;

  begin
    address := header::inet;
  exception when invalid_text_representation then -- null: PostgreSQL 15, which older projects have, lacks pg_input_is_valid
  end;
  select * into strict rules from private.contact_rules;
  own_region := sha256(rules.region_key || convert_to(
    network(set_masklen(address, case family(address) when 6 then 40 else 24 end))::text, 'UTF8'));
  this_window_end := date_bin('10 minutes', new.created_at, 'epoch') + interval '10 minutes';

  -- A region without messages within the hour gets five times as many: a few senders cannot close the form.
  factor := case when own_region is null or exists (
    select from private.contact_counts as counts
      where region = own_region and window_end > new.created_at - interval '1 hour'
  ) then 1 else 5 end;

  if exists (
    select from (values
      (rules.messages_per_hour, interval '1 hour'),
      (rules.messages_per_day, interval '1 day')
    ) as limits (most, within)
    where most * factor::bigint <= (
      select sum(messages) from private.contact_counts as counts
      where counts.region = '' and window_end > new.created_at - within
    )
  ) then
    raise exception using errcode = 'PT429', message = 'Too many messages. Please try again later.';
  end if;

  insert into private.contact_counts as counts (region, window_end, messages)
    select sender, this_window_end, 1 from unnest(array['', own_region]) as sender where sender is not null
    on conflict on constraint contact_counts_pkey do update set messages = counts.messages + 1;
  return new;
end
$$;

-- Visitors only: the team can restore a backup with its own times.
create trigger contact_submissions_limit
  before insert on public.contact_submissions
  for each row when (current_user = 'anon') execute function private.limit_contact_submission();
