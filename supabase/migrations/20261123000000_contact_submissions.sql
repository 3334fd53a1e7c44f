-- The one table of the site: what visitors send with the contact form.
-- Strangers may add a row, and can neither read, count, change nor delete any.
-- src/contact/contactSubmission.ts states the same rules for the form; a test holds the two together.

do $$
begin
  if to_regclass('public.contact_submissions') is not null then
    raise exception 'The project already has a table "contact_submissions": rename or delete it, then push again.';
  end if;
end
$$;

-- Nothing in this schema is reachable through the REST API.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Domains, since their checks come before the triggers, and those of columns after them: refused for what it is, or for
-- a limit, a bad row would tell about others and leave no trace. Not in `private`: the REST API names them to insert.
create domain public.contact_id as uuid not null;

-- Lengths count code points, as `[...text].length` does in JavaScript. Control characters are Unicode's category Cc.
create domain public.contact_name as text not null
  check (char_length(value) between 1 and 200 and value !~ '[\u0001-\u001f\u007f-\u009f]');

-- One "@", and a domain of at least two parts: an address that can be answered, of any script. No spaces, control or
-- unseen characters, and nothing that a mail program reads as a list or a quotation.
create domain public.contact_email as text not null
  check (char_length(value) <= 254 and value ~ '^[^@]+@[^@.]+(\.[^@.]+)+$' and value !~
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"(),:;<>[\]\\]');

create domain public.contact_phone as text
  check (char_length(value) <= 40 and value !~ '[\u0001-\u001f\u007f-\u009f]');

-- The only one with lines and tabs.
create domain public.contact_prayer_requests as text
  check (char_length(value) <= 5000 and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]');

create table public.contact_submissions (
  -- The form gives every message a random id, which nobody else can know.
  id public.contact_id primary key default gen_random_uuid(),
  -- Set by the limits, in the next file: without them nothing can be stored.
  created_at timestamptz not null,
  answered_at timestamptz,
  name public.contact_name,
  email public.contact_email,
  phone public.contact_phone,
  prayer_requests public.contact_prayer_requests
);
create index contact_submissions_created_at on public.contact_submissions (created_at);
create index contact_submissions_waiting on public.contact_submissions (created_at) where answered_at is null;

comment on column public.contact_submissions.answered_at is
  'When the message was answered: set by the team, in the Table Editor or with "npm run messages -- --answered ID".';

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
