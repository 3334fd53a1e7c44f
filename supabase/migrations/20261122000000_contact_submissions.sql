-- The one table of the site: what visitors send with the contact form.
-- Strangers may add a row, and can neither read, count, change nor delete any.
-- src/contact/contactSubmission.ts states the same rules for the form; a test holds the two together.

-- Nothing in this schema is reachable through the REST API.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

create table public.contact_submissions (
  id uuid primary key,
  -- Set by the limits, in the next file: without them nothing can be stored.
  created_at timestamptz not null,
  answered_at timestamptz,
  name text not null,
  email text not null,
  phone text,
  prayer_requests text,

  -- Lengths count code points, as `[...text].length` does in JavaScript.
  constraint contact_submissions_name_length check (char_length(name) <= 200),
  constraint contact_submissions_email_length check (char_length(email) <= 254),
  constraint contact_submissions_phone_length check (char_length(phone) <= 40),
  constraint contact_submissions_prayer_requests_length check (char_length(prayer_requests) <= 5000),

  -- Control characters (Unicode category Cc). Only a message has lines and tabs.
  constraint contact_submissions_name_readable check (name !~ '[\u0001-\u001f\u007f-\u009f]'),
  constraint contact_submissions_phone_readable check (phone !~ '[\u0001-\u001f\u007f-\u009f]'),
  constraint contact_submissions_prayer_requests_readable
    check (prayer_requests !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'),

  -- One "@", and a domain of at least two parts: an address that can be answered, of any script.
  constraint contact_submissions_email_shape check (email ~ '^[^@]+@[^@.]+(\.[^@.]+)+$'),
  -- No spaces, control or unseen characters, and nothing that a mail program reads as a list or a quotation.
  constraint contact_submissions_email_readable check (
    email !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"(),:;<>[\]\\]'
  )
);
create index contact_submissions_created_at on public.contact_submissions (created_at);
create index contact_submissions_waiting on public.contact_submissions (created_at) where answered_at is null;

comment on table public.contact_submissions is 'Messages and prayer requests sent with the contact form.';
comment on column public.contact_submissions.answered_at is
  'When the message was answered: set by the team, in the Table Editor or with "npm run messages -- --answered ID".';

-- White space is cut from both ends (the same characters as String.prototype.trim cuts), and a field in which nothing
-- can be seen is empty, therefore null. But for line breaks, nothing else is ever altered.
create function private.tidied(value text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case
    -- White space, and the characters that show nothing: fillers, joiners, direction marks, variation selectors, tags.
    when value ~ ('[^\u0009-\u000d\u0020\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
      || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
      || '\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
    then btrim(value, E'\u0009\u000a\u000b\u000c\u000d\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005'
      || E'\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  end
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

create function private.prepare_contact_submission() returns trigger
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

  -- The form gives every message a random id, which nobody else can know. All else but the words is the table's to set.
  new.id := coalesce(new.id, gen_random_uuid());
  new.created_at := null;
  new.answered_at := null;
  new.name := private.tidied(private.in_one_line(new.name));
  new.email := private.tidied(new.email);
  new.phone := private.tidied(private.in_one_line(new.phone));
  new.prayer_requests := private.tidied(private.with_line_breaks(new.prayer_requests));
  return new;
end
$$;

-- Triggers of one table fire in the order of their names: this one first.
create trigger contact_submissions_1_prepare
  before insert on public.contact_submissions
  for each row execute function private.prepare_contact_submission();

-- Not forced upon the table's owner, as whom the triggers and functions run: they have to see every row.
alter table public.contact_submissions enable row level security;

create policy "Anyone may send a message" on public.contact_submissions
  for insert to anon
  with check (answered_at is null);

-- Hosted Supabase grants everything on a new table by default; take it back, then give what is needed.
revoke all on public.contact_submissions from public, anon, authenticated, service_role;
grant insert (id, name, email, phone, prayer_requests) on public.contact_submissions to anon;
-- The secret key: `npm run messages`, and deleting a message when its sender asks.
grant select, delete, update (answered_at) on public.contact_submissions to service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
