-- The site's one table: what visitors send with the contact form. Visitors may insert a row; they can neither read,
-- count, change nor delete any. src/contact/contactSubmission.ts has the same rules for the form: a test sends both the same values.

do $$
begin
  if to_regclass('public.contact_submissions') is not null then
    raise exception 'The project already has a table "contact_submissions": rename or delete it, then push again.';
  end if;
end
$$;

-- The REST API does not expose this schema.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Domains are checked before the triggers, columns after them: a bad row must be refused before a limit is looked up,
-- or the answer would reveal the limit. Not in `private`: PostgREST names the types when it inserts.
create domain public.contact_id as uuid not null;

-- Lengths count code points, as `[...text].length` does in JavaScript. Control characters are Unicode's category Cc.
create domain public.contact_name as text not null
  check (char_length(value) <= 200 and btrim(value) <> '' and value !~ '[\u0001-\u001f\u007f-\u009f]');

-- One "@", and a domain of at least two parts: an address that can be answered, in any script. No spaces, control or
-- invisible characters, and nothing that a mail program reads as a list or a quotation.
create domain public.contact_email as text not null
  check (char_length(value) <= 254 and value ~ '^[^@]+@[^@.]+(\.[^@.]+)+$' and value !~
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"(),:;<>[\]\\]');

create domain public.contact_phone as text
  check (char_length(value) <= 40 and btrim(value) <> '' and value !~ '[\u0001-\u001f\u007f-\u009f]');

-- The only field with line feeds and tabs.
create domain public.contact_prayer_requests as text
  check (char_length(value) <= 5000 and btrim(value) <> '' and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]');

create table public.contact_submissions (
  -- The form gives every message a random id.
  id public.contact_id primary key default gen_random_uuid(),
  -- Set by the trigger in the next file: without it no visitor's message is stored.
  created_at timestamptz not null,
  answered_at timestamptz,
  name public.contact_name,
  email public.contact_email,
  phone public.contact_phone,
  prayer_requests public.contact_prayer_requests
);

comment on column public.contact_submissions.answered_at is
  'When the message was answered: set by the team, in the Table Editor or with "npm run messages -- --answered ID".';

-- Row-level security is not forced on the owner: triggers and functions run as the owner and must see every row.
alter table public.contact_submissions enable row level security;

create policy "Anyone may send a message" on public.contact_submissions
  for insert to anon
  with check (answered_at is null);

-- Hosted Supabase grants everything on a new table by default: revoke that, then grant what is needed.
revoke all on public.contact_submissions from public, anon, authenticated, service_role;
grant insert (id, name, email, phone, prayer_requests) on public.contact_submissions to anon;
-- The secret key: `npm run messages`, and deleting a message at its sender's request.
grant select, delete, update (answered_at) on public.contact_submissions to service_role;
