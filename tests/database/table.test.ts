import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  type ContactFields,
  entryOf,
  fieldNames,
  fields as form,
  noFields,
  type Problem,
} from '../../content/contactFields.ts';
import { problemsOf, toSubmission } from '../../src/contact/contactSubmission.ts';
import { pushedProject, storedMessages, verdict } from './postgres.ts';

const anna = { ...noFields, name: 'Anna', email: 'anna@example.org' };

const database = await pushedProject();
await database.exec(`update private.contact_rules set messages_per_hour = 1e9, messages_per_day = 1e9`);
afterAll(() => database.close());

const name = form.name.longest;

type Typed = [field: keyof ContactFields, problem: Problem | undefined, typed: string[]];

/** Texts of the greatest length, and of one more. */
const lengths = fieldNames.flatMap((field): Typed[] => {
  const { longest, kind } = entryOf(field);
  if (!longest) return [];
  const domain = kind === 'email' ? '@example.org' : '';
  const [most, more] = [longest, longest + 1].map((length) => '7'.repeat(length - domain.length) + domain);
  return [
    [field, undefined, [`${most}`]],
    [field, 'tooLong', [`${more}`]],
  ];
});

/** The problem that the form finds in typed text. */
const problems: Typed[] = [
  ...lengths,
  ['name', undefined, ['🙏'.repeat(name), 'ക്\u200dഷ']],
  // White space, characters of no width, direction marks, fillers, tags and variation selectors.
  ['name', 'missing', ['', ' \t\n\u00a0\u3000', '\u200b\u200c\u200d\u2060\ufeff', '\u{e0041}\ufe0f']],
  ['name', 'missing', ['\u200e\u200f\u202e\u2066\u2069\u061c', '\u3164\u115f\u1160\uffa0\u2800\u034f\u00ad']],
  ['name', 'unreadable', ['Anna\nBcc: all']],
  ['email', undefined, [' spaced@example.org\n', 'அன்பு@உதாரணம்.இந்தியா', 'a+b@mail.example.co.in']],
  ['email', 'missing', ['', '\u200b']],
  ['email', 'unreadable', ['anna@example.org\nbcc@example.org']],
  ['email', 'invalid', ['anna', 'anna@example', 'a b@example.org', '<a@example.org>', 'a@x.org, b@x.org']],
  ['phone', undefined, ['', ' \n', '\u200b \u3164']],
  ['prayerRequests', undefined, ['ஜ'.repeat(form.prayerRequests.longest), '1\n\n\t2', '']],
  ['prayerRequests', 'unreadable', ['ding\u0007', 'one\u007ftwo']],
];

it.each(problems)('the form and the table agree on the field %s: %s (%#)', async (field, problem, typed) => {
  for (const text of typed) {
    const fields = { ...anna, [field]: text };
    expect(problemsOf(fields)[field], text).toBe(problem);
    const row = { ...toSubmission(fields), id: randomUUID() };
    const refusal = problem === 'missing' ? '23502' : '23514';
    expect(await verdict(database, row), text).toBe(problem ? refusal : 'accepted');
    const stored = (await storedMessages(database)).filter(({ id }) => id === row.id);
    expect(stored).toMatchObject(problem ? [] : [row]);
  }
});

it('the table refuses empty fields, which the form never sends', async () => {
  for (const row of [{ name: ' ' }, { phone: '' }, { phone: ' ' }, { prayer_requests: '' }])
    expect(await verdict(database, row)).toBe('23514');
});

it('a message is stored as typed, but for what cannot be seen', () => {
  const typed = {
    ...noFields,
    name: '\u3000 Anna\v Maria\u00a0',
    email: ' Anna@Example.org ',
    phone: ' \u200b',
    prayerRequests: '\n\u2028 a\u200d\n\tb\r\nc\rd\ve\ff\u0085g\u2028h\u2029i\r\r\n\nj\u200b \n',
  };
  expect(toSubmission(typed)).toMatchObject({
    name: 'Anna  Maria',
    email: 'Anna@Example.org',
    phone: null,
    prayer_requests: 'a\u200d\n\tb\nc\nd\ne\nf\ng\nh\ni\n\n\nj\u200b',
  });
});

/** All code points but NUL and surrogates; of ideographs, Hangul, private use and unassigned planes every 256th. */
const isTried = (code: number) =>
  (code < 0xd800 || code > 0xdfff) &&
  (code < 0x3400 || (code >= 0xf900 && code < 0x20000) || code >> 12 === 0xe0 || code % 256 === 0);
const everyCodePoint = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter(isTried);

/** Combines the signs of an address in every way. */
const addresses = Array.from('12345678').reduce(
  (shorter) => shorter.flatMap((text) => [`${text}a`, `${text}@`, `${text}.`]),
  [''],
);

it.each(fieldNames)('the form and the table agree on each character in the field %s', async (field) => {
  const characters = everyCodePoint.map((code) => `a${String.fromCodePoint(code)}b`);
  const typed = field === 'email' ? [...characters.map((text) => `${text}@x.org`), ...addresses] : characters;
  const { column } = form[field];
  const sent = typed.map((text) => toSubmission({ ...noFields, [field]: text })[column]);
  const query = async <Row>(sql: string, value: unknown) => (await database.query<Row>(sql, [value])).rows;
  const constraint = 'select pg_get_expr(conbin, 0) as check from pg_constraint where conname = $1';
  const [domain] = await query<{ check: string }>(constraint, `contact_${column}_check`);
  const each = `select ${domain?.check} as taken from unnest($1::text[]) with ordinality as _(value, i) order by i`;
  const rows = await query<{ taken: boolean }>(each, sent);
  const taken = typed.map((text) => !problemsOf({ ...anna, [field]: text })[field]);
  expect(typed.filter((_, i) => rows[i]?.taken !== taken[i])).toEqual([]);
  expect(taken.filter((is) => !is).length).toBeGreaterThan(50);
});

/** Lists all rights in the catalogue. */
const rights = `
  select grantee, table_schema || '.' || table_name as what, privilege_type as right
    from information_schema.role_table_grants where table_schema in ('public', 'private')
  union
  select grantee, table_name || '.' || column_name, privilege_type
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
      or grantee = 'service_role' and privilege_type = 'UPDATE'
  union
  select grantee, routine_schema || '.' || routine_name, privilege_type
    from information_schema.role_routine_grants where routine_schema = 'public'
  union
  select r, 'private', 'USAGE' from unnest(array['anon', 'authenticated', 'service_role']) r
    where has_schema_privilege(r, 'private', 'usage')
  order by 1, 2, 3`;

it('no role has a right that it does not need', async () => {
  const { rows } = await database.query<Record<string, string>>(rights);
  const given = rows.map((row) => Object.values(row).join(' '));
  expect(given.filter((right) => !right.startsWith('owner'))).toEqual([
    ...['id', ...fieldNames.map((name) => form[name].column)]
      .sort()
      .map((column) => `anon contact_submissions.${column} INSERT`),
    'anon public.waiting_messages EXECUTE',
    'anon public.watch_form EXECUTE',
    'service_role contact_submissions.answered_at UPDATE',
    'service_role public.contact_submissions DELETE',
    'service_role public.contact_submissions SELECT',
  ]);
});
