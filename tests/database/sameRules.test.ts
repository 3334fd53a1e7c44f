import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContactFields, problemsOf, toSubmission } from '../../src/contact/contactSubmission.ts';
import { type Database, liftLimits, pushedProject, verdict } from './hostedPostgres.ts';
import { oddFields, oddText } from './oddText.ts';

const fields = { name: 'Anna', email: 'anna@example.org', phone: '', prayerRequests: '' };

/**
 * The characters that can be sent at all (no NUL, no halves of characters): all that are scripts, symbols, marks or
 * tags, and every 256th of the ideographs, of Hangul, of what is for private use and of the planes that are empty.
 */
const isTried = (code: number) =>
  (code < 0xd800 || code > 0xdfff) &&
  (code < 0x3400 || (code >= 0xf900 && code < 0x20000) || code >> 12 === 0xe0 || code % 256 === 0);
const everyCodePoint = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter(isTried);

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
  await liftLimits(database);
});
afterAll(() => database.close());

/** The code points for which a condition on `character` holds in Postgres. */
async function codePointsWhere(condition: string): Promise<number[]> {
  const { rows } = await database.query<{ code: number }>(
    `select code from unnest($1::integer[]) as code, lateral (select chr(code) as character) c
     where ${condition} order by code`,
    [everyCodePoint],
  );
  return rows.map(({ code }) => code);
}

/** What becomes of line breaks before the constraints look at a text. */
const preparation: Record<string, string> = {
  name: 'in_one_line',
  phone: 'in_one_line',
  prayer_requests: 'with_line_breaks',
};

/** The code points that a constraint of the table refuses within an otherwise good text. */
async function codePointsRefusedBy(constraint: string, column: string, text: string): Promise<number[]> {
  const { rows } = await database.query<{ check: string }>(
    'select pg_get_expr(conbin, conrelid) as check from pg_constraint where conname = $1',
    [constraint],
  );
  const [before, after] = text.split('…');
  const typed = `'${before}' || character || '${after}'`;
  const prepared = column === 'email' ? typed : `private.${preparation[column]}(${typed})`;
  const value = `(select ${prepared} as ${column})`;
  return codePointsWhere(`exists (select from ${value} as row where not ${rows[0]?.check})`);
}

function codePointsWithProblem(field: keyof ContactFields, text: string): number[] {
  return everyCodePoint.filter((code) => {
    const value = text.replace('…', () => String.fromCodePoint(code));
    return problemsOf({ ...fields, [field]: value })[field] !== undefined;
  });
}

describe('the form and the table', () => {
  it('see nothing in the same characters', async () => {
    const seenByForm = (code: number) =>
      toSubmission({ ...fields, phone: String.fromCodePoint(code) }).phone !== null;
    const inTable = await codePointsWhere('private.tidied(private.in_one_line(character)) is null');
    expect(inTable).toEqual(everyCodePoint.filter((code) => !seenByForm(code)));
    expect(inTable.length).toBeGreaterThan(4000);
  });

  it('trim the same characters', async () => {
    const trimmed = (code: number) => `${String.fromCodePoint(code)}x`.trim() === 'x';
    const inTable = await codePointsWhere(`private.tidied(character || 'x' || character) = 'x'`);
    expect(inTable).toEqual(everyCodePoint.filter(trimmed));
    expect(inTable).toHaveLength(25);
  });

  it('make line breaks of the same characters', async () => {
    const text = 'a\r\nb\rc\nd\ve\ff\u0085g\u2028h\u2029i\r\r\n\nj';
    const { rows } = await database.query(
      'select private.with_line_breaks($1) as prayer_requests, private.in_one_line($2) as name',
      [text, text],
    );
    const { name, prayer_requests } = toSubmission({ ...fields, name: text, prayerRequests: text });
    expect(rows).toEqual([{ name, prayer_requests }]);
  });

  it.each([
    ['contact_submissions_name_readable', 'name', 'name', 'a…b'],
    ['contact_submissions_phone_readable', 'phone', 'phone', '1…2'],
    ['contact_submissions_prayer_requests_readable', 'prayer_requests', 'prayerRequests', 'a…b'],
    ['contact_submissions_email_readable', 'email', 'email', 'a…b@example.org'],
  ] as const)('refuse the same characters (%s)', async (constraint, column, field, text) => {
    const refused = new Set(await codePointsRefusedBy(constraint, column, text));
    if (field === 'email') refused.add(0x40); // a second "@" is a matter of shape
    expect([...refused].sort((a, b) => a - b)).toEqual(codePointsWithProblem(field, text));
  });

  it('give the same verdict on an address of any shape', async () => {
    const part = fc.oneof(fc.string({ unit: fc.constantFrom(...'ab@..- \u200b,é') }), oddText);
    await fc.assert(
      fc.asyncProperty(
        part,
        fc.constantFrom('@', '', '.', '@example.org'),
        part,
        async (one, link, other) => {
          await expectSameVerdict({ ...fields, email: one + link + other });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('give the same verdict on anything, and what they take is stored as it was typed', async () => {
    let count = 0;
    const property = fc.asyncProperty(
      oddFields(() => ++count),
      expectSameVerdict,
    );
    await fc.assert(property, { numRuns: 500 });
  });
});

/** What is typed is sent to the table as it is, past the form. What is stored is what the form would have sent. */
async function expectSameVerdict(typed: ContactFields): Promise<void> {
  if (/[\0\p{Cs}]/u.test(Object.values(typed).join(' '))) return; // cannot be sent as UTF-8 to Postgres
  const { prayerRequests: prayer_requests, ...fields } = typed;
  const id = randomUUID();
  const answer = await verdict(database, { ...fields, id, prayer_requests });
  const isGood = Object.keys(problemsOf(typed)).length === 0;
  expect(answer === 'accepted').toBe(isGood);
  const stored = await database.query('select * from public.contact_submissions where id = $1', [id]);
  expect(stored.rows).toMatchObject(isGood ? [toSubmission(typed)] : []);
}
