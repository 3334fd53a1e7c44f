import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/contact/contactSubmission.ts';
import {
  asRequest,
  type Database,
  liftLimits,
  pushedProject,
  type Row,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

const violation = '23514';
const missing = '23502';

/** Unique, so that no row is taken for the one before. */
let count = 0;
const unique = () => `n${++count}@example.org`;
const email254 = `${'a'.repeat(254 - '@example.org'.length)}@example.org`;

const verdicts: [title: string, row: Row, verdict: string][] = [
  ['a name alone with an address', {}, 'accepted'],
  ['a name of 200 characters', { name: 'n'.repeat(limits.name) }, 'accepted'],
  ['a name of 200 emoji', { name: '🙏'.repeat(limits.name) }, 'accepted'],
  ['a name of 200 characters between spaces', { name: `  ${'n'.repeat(limits.name)}\n ` }, 'accepted'],
  ['a name of 201 characters', { name: 'n'.repeat(limits.name + 1) }, violation],
  ['a name with a joiner in it', { name: 'ക്\u200dഷ' }, 'accepted'],
  ['no name', { name: null }, missing],
  ['an empty name', { name: '' }, missing],
  ['a name of spaces', { name: ' \t\n\u00a0\u3000' }, missing],
  ['a name of zero-width characters', { name: '\u200b\u200c\u200d\u2060\ufeff' }, missing],
  ['a name of direction marks', { name: '\u200e\u200f\u202e\u2066\u2069\u061c' }, missing],
  ['a name of fillers', { name: '\u3164\u115f\u1160\uffa0\u2800\u034f\u00ad' }, missing],
  ['a name of tags and variation selectors', { name: '\u{e0041}\u{e0100}\ufe0f' }, missing],
  ['a name with a line feed in it', { name: 'Anna\nBcc: all' }, violation],
  ['a name with an escape sequence', { name: 'Anna\u001b[2J' }, violation],
  ['a name with a C1 control character', { name: 'Anna\u009b2J' }, violation],
  ['an address of 254 characters', { email: email254 }, 'accepted'],
  ['an address of 255 characters', { email: `a${email254}` }, violation],
  ['an address between spaces', { email: '  spaced@example.org\n' }, 'accepted'],
  ['an address in Tamil', { email: 'அன்பு@உதாரணம்.இந்தியா' }, 'accepted'],
  ['an address with a tag', { email: 'anna+prayer@mail.example.co.in' }, 'accepted'],
  ['no address', { email: null }, missing],
  ['an empty address', { email: '' }, missing],
  ['an address of zero-width characters', { email: '\u200b' }, missing],
  ...['anna', 'anna@', '@example.org', 'anna@example', 'anna@.org', 'anna@example.', 'anna@example..org'].map(
    (email): [string, Row, string] => [`the address "${email}"`, { email }, violation],
  ),
  ...[
    'a b@example.org',
    'a@b@example.org',
    'a@example.org, b@example.org',
    'a@example.org;b',
    '<a@example.org>',
  ].map((email): [string, Row, string] => [`the address "${email}"`, { email }, violation]),
  ['an address with a hidden space', { email: 'anna\u200b@example.org' }, violation],
  ['an address with a line feed', { email: 'anna@example.org\nbcc@example.org' }, violation],
  ['a phone number of 40 characters', { phone: '0'.repeat(limits.phone) }, 'accepted'],
  ['a phone number of 41 characters', { phone: '0'.repeat(limits.phone + 1) }, violation],
  ['a phone number with a line feed in it', { phone: '1\n2' }, violation],
  ['a message of 5,000 characters', { prayer_requests: 'x'.repeat(limits.prayerRequests) }, 'accepted'],
  ['a message of 5,000 Tamil letters', { prayer_requests: 'ஜ'.repeat(limits.prayerRequests) }, 'accepted'],
  ['a message of 5,001 characters', { prayer_requests: 'x'.repeat(limits.prayerRequests + 1) }, violation],
  ['a message with lines and tabs', { prayer_requests: 'one\n\n\ttwo' }, 'accepted'],
  ['a message with every kind of line break', { prayer_requests: 'a\r\nb\rc\vd\fe\u0085f' }, 'accepted'],
  ['a name with a soft line break', { name: 'Anna\vMaria' }, 'accepted'],
  ['a message with a bell', { prayer_requests: 'ding\u0007' }, violation],
  ['a message with a delete character', { prayer_requests: 'one\u007ftwo' }, violation],
];

describe('the table', () => {
  let database: Database;
  beforeAll(async () => {
    database = await pushedProject();
    await liftLimits(database);
  });
  afterAll(() => database.close());

  it.each(verdicts)('answers %s as it should', async (_, row, expected) => {
    expect(await verdict(database, { email: unique(), ...row })).toBe(expected);
  });

  it('stores what was typed, without the space around it and nothing else changed', async () => {
    const typed = { name: '\u3000 Anna  Maria\u00a0', email: ' Anna@Example.org ', phone: ' +91 1 ' };
    await send(database, { ...typed, prayer_requests: '\n\u2028 a\u200d\n\tb\u200b \n' });
    expect((await storedMessages(database)).at(-1)).toMatchObject({
      name: 'Anna  Maria',
      email: 'Anna@Example.org',
      phone: '+91 1',
      prayer_requests: 'a\u200d\n\tb\u200b',
    });
  });

  it('makes every kind of line break one, and a space where there is one line only', async () => {
    const breaks = 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\n\ni';
    await send(database, {
      name: 'Anna\vMaria',
      phone: '1\u20282',
      email: unique(),
      prayer_requests: breaks,
    });
    expect((await storedMessages(database)).at(-1)).toMatchObject({
      name: 'Anna Maria',
      phone: '1 2',
      prayer_requests: 'a\nb\nc\nd\ne\nf\ng\nh\n\ni',
    });
  });

  it.each(['', '  ', '\n', '\u200b \u3164'])('stores null for an optional field of %j', async (nothing) => {
    await send(database, { email: unique(), phone: nothing, prayer_requests: nothing });
    expect((await storedMessages(database)).at(-1)).toMatchObject({ phone: null, prayer_requests: null });
  });

  it('sets the time and the mark "answered" itself, even where every column may be written', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const start = Date.now();
    const open = await pushedProject();
    await open.exec('grant all on public.contact_submissions to anon');
    await asRequest(
      open,
      `insert into public.contact_submissions (id, created_at, answered_at, name, email)
        values ('${id}', 'epoch', now(), 'Anna', 'anna@example.org')`,
    );
    const [stored] = await storedMessages(open);
    expect(stored).toMatchObject({ id, answered_at: null });
    expect(stored?.created_at.getTime()).toBeGreaterThanOrEqual(start);
    expect(stored?.created_at.getTime()).toBeLessThanOrEqual(Date.now());
    await open.close();
  });

  it('makes an id where none is sent', async () => {
    await send(database, { email: unique() });
    expect((await storedMessages(database)).at(-1)?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('takes a message in the statement that hosted Supabase’s REST interface makes of it', async () => {
    const columns = 'email, name, phone, prayer_requests';
    const statement = `
      with pgrst_source as (
        with pgrst_payload as (select $1::json as json_data)
        insert into public.contact_submissions (${columns})
        select ${columns} from pgrst_payload, lateral (
          select * from json_to_record(json_data) as _(email text, name text, phone text, prayer_requests text)
        ) as pgrst_body
        returning 1
      )
      select pg_catalog.count(_postgrest_t) as page_total from (select * from pgrst_source) as _postgrest_t`;
    const row = JSON.stringify({ name: 'Anna', email: unique(), phone: null, prayer_requests: null });
    expect((await asRequest(database, statement, [row])).rows).toEqual([{ page_total: 1 }]);
  });
});
