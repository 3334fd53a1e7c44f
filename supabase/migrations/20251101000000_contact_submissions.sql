-- The one table of the site: what visitors send with the contact form.
-- Strangers may add a row, and can neither read, count, change nor delete any.
-- src/contact/contactSubmission.ts states the same rules for the form; a test holds the two together.

-- FORCE ROW LEVEL SECURITY below applies to the owner too. The triggers look at earlier rows as the owner,
-- so an owner who does not bypass row-level security would see none, and no limit would ever hold.
do $$
begin
  if not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then
    raise exception 'Run the migrations as a role that bypasses row-level security (on Supabase: postgres).';
  end if;
end
$$;

-- Nothing in this schema is reachable through the REST API.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

create table public.contact_submissions (
  id uuid primary key,
  created_at timestamptz not null,
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

comment on table public.contact_submissions is 'Messages and prayer requests sent with the contact form.';

-- How every field is tidied: white space is cut from both ends (the same characters as String.prototype.trim
-- cuts), and a field in which nothing can be seen is empty, therefore null. Nothing else is ever altered.
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

-- The id and the time are the server's, whatever is sent: the table does not trust the form.
create function private.prepare_contact_submission() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  new.name := private.tidied(new.name);
  new.email := private.tidied(new.email);
  new.phone := private.tidied(new.phone);
  new.prayer_requests := private.tidied(new.prayer_requests);
  return new;
end
$$;

-- Triggers of one table fire in the order of their names: this one first.
create trigger contact_submissions_1_prepare
  before insert on public.contact_submissions
  for each row execute function private.prepare_contact_submission();

alter table public.contact_submissions enable row level security;
alter table public.contact_submissions force row level security;

create policy "Anyone may send a message" on public.contact_submissions
  for insert to anon
  with check (true);

-- Hosted Supabase grants everything on a new table by default; take it back, then give what is needed.
revoke all on public.contact_submissions from public, anon, authenticated, service_role;
grant insert (name, email, phone, prayer_requests) on public.contact_submissions to anon;
-- The secret key: `npm run messages`, and deleting a message when its sender asks.
grant select, delete on public.contact_submissions to service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
