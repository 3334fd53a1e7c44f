import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type ContactFields, limits, problemsOf, toSubmission } from '../../src/contact/contactSubmission.ts';
import { liftLimits, pushedProject, storedMessages, verdict } from './hostedPostgres.ts';
import { oddText } from './oddText.ts';

const anna = { name: 'Anna', email: 'anna@example.org', phone: '', prayerRequests: '' };

const database = await pushedProject();
await database.exec(liftLimits);
afterAll(() => database.close());

/** The table's answer to what is typed, sent as it is, past the form. What is stored is what the form would have sent. */
async function answerTo(typed: ContactFields): Promise<string> {
  const { prayerRequests: prayer_requests, ...fields } = typed;
  const id = randomUUID();
  const answer = await verdict(database, { ...fields, id, prayer_requests });
  const { rows } = await database.query('select * from public.contact_submissions where id = $1', [id]);
  expect(rows).toMatchObject(answer === 'accepted' ? [toSubmission(typed)] : []);
  return answer;
}

const [missing, violation] = ['23502', '23514'];
const email254 = `${'a'.repeat(limits.email - '@example.org'.length)}@example.org`;
const { name, phone, prayerRequests } = limits;

/** What is typed into a field, and the answer to it. */
const answers: [field: keyof ContactFields, answer: string, typed: string[]][] = [
  ['name', 'accepted', ['n'.repeat(name), '🙏'.repeat(name), `  ${'n'.repeat(name)}\n `, 'ക്\u200dഷ', 'A\vB']],
  // White space, characters of no width, direction marks, fillers, tags and variation selectors.
  ['name', missing, ['', ' \t\n\u00a0\u3000', '\u200b\u200c\u200d\u2060\ufeff', '\u{e0041}\u{e0100}\ufe0f']],
  ['name', missing, ['\u200e\u200f\u202e\u2066\u2069\u061c', '\u3164\u115f\u1160\uffa0\u2800\u034f\u00ad']],
  ['name', violation, ['n'.repeat(name + 1), 'Anna\nBcc: all', 'Anna\u001b[2J', 'Anna\u009b2J']],
  ['email', 'accepted', [email254, ' spaced@example.org\n', 'அன்பு@உதாரணம்.இந்தியா', 'a+b@mail.example.co.in']],
  ['email', missing, ['', '\u200b']],
  ['email', violation, [`a${email254}`, 'anna\u200b@example.org', 'anna@example.org\nbcc@example.org']],
  ['email', violation, ['anna', 'anna@', '@example.org', 'anna@example', 'anna@.org', 'anna@example.']],
  ['email', violation, ['anna@example..org', 'a b@example.org', 'a@b@example.org', '<a@example.org>']],
  ['email', violation, ['a@example.org, b@example.org', 'a@example.org;b']],
  ['phone', 'accepted', ['0'.repeat(phone), '', ' \n', '\u200b \u3164']],
  ['phone', violation, ['0'.repeat(phone + 1), '1\n2']],
  ['prayerRequests', 'accepted', ['x'.repeat(prayerRequests), 'ஜ'.repeat(prayerRequests), '1\n\n\t2', '']],
  ['prayerRequests', violation, ['x'.repeat(prayerRequests + 1), 'ding\u0007', 'one\u007ftwo']],
];

it.each(answers)(
  'the form and the table answer in the field %s with %s to %j',
  async (field, answer, typed) => {
    for (const text of typed) {
      const fields = { ...anna, [field]: text };
      expect(await answerTo(fields), text).toBe(answer);
      const expected = { accepted: undefined, [missing]: 'missing' }[answer];
      if (answer === violation) expect(problemsOf(fields)[field], text).toMatch(/tooLong|invalid|unreadable/);
      else expect(problemsOf(fields)[field], text).toBe(expected);
    }
  },
);

it('a message is stored as typed, but for the space around it, kinds of line break and fields with nothing', async () => {
  await answerTo({
    name: '\u3000 Anna\v Maria\u00a0',
    email: ' Anna@Example.org ',
    phone: ' \u200b',
    prayerRequests: '\n\u2028 a\u200d\n\tb\r\nc\rd\ve\ff\u0085g\u2028h\u2029i\r\r\n\nj\u200b \n',
  });
  expect((await storedMessages(database)).at(-1)).toMatchObject({
    name: 'Anna  Maria',
    email: 'Anna@Example.org',
    phone: null,
    prayer_requests: 'a\u200d\n\tb\nc\nd\ne\nf\ng\nh\ni\n\n\nj\u200b',
  });
});

it('the table makes id, time and the mark "answered" itself, even where every column may be written', async () => {
  await database.exec(`insert into public.contact_submissions (created_at, answered_at, name, email)
    values ('epoch', now(), 'Anna', 'own@example.org')`);
  const own = `select id is not null and answered_at is null and abs(extract(epoch from clock_timestamp() - created_at)) < 60
    as is_own from public.contact_submissions where email = 'own@example.org'`;
  expect((await database.query(own)).rows).toEqual([{ is_own: true }]);
});

/**
 * The characters that can be sent at all (no NUL, no halves of characters): all that are scripts, symbols, marks or
 * tags, and every 256th of the ideographs, of Hangul, of what is for private use and of the planes that are empty.
 */
const isTried = (code: number) =>
  (code < 0xd800 || code > 0xdfff) &&
  (code < 0x3400 || (code >= 0xf900 && code < 0x20000) || code >> 12 === 0xe0 || code % 256 === 0);
const everyCodePoint = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter(isTried);

/** What the form makes of a character: whether it is seen by itself, trimmed, and refused within a good text. */
function inForm(code: number) {
  const character = String.fromCodePoint(code);
  const within = `a${character}b`;
  const email = `${within}@x.org`;
  const problems = problemsOf({ name: within, phone: within, prayerRequests: within, email });
  return {
    code,
    unseen: toSubmission({ ...anna, phone: character }).phone === null,
    trimmed: `${character}x`.trim() === 'x',
    name: !problems.name,
    phone: !problems.phone,
    prayer_requests: !problems.prayerRequests,
    email: !problems.email || character === '@', // a second one is a matter of shape
  };
}

it('the form and the table treat each character alike', async () => {
  const { rows: checks } = await database.query<{ column: string; check: string }>(
    `select substring(conname from 'submissions_(.*)_readable') as column, pg_get_expr(conbin, conrelid) as check
      from pg_constraint where conname like 'contact_submissions_%_readable'`,
  );
  expect(checks).toHaveLength(4);
  const { rows } = await database.query<ReturnType<typeof inForm>>(
    `select code, private.tidied(private.in_one_line(character)) is null as unseen,
        private.tidied(character || 'x' || character) = 'x' as trimmed,
        ${checks.map(({ column, check }) => `${check} as ${column}`)}
      from unnest($1::integer[]) as code, chr(code) as character, concat('a', character, 'b') as within, lateral (
        select private.in_one_line(within) as name, private.in_one_line(within) as phone,
          private.with_line_breaks(within) as prayer_requests, within || '@x.org' as email
      ) as row`,
    [everyCodePoint],
  );
  expect(rows.filter((row) => !isDeepStrictEqual({ ...row }, inForm(row.code)))).toEqual([]);
  expect(rows).toHaveLength(everyCodePoint.length);
  expect(rows.filter(({ unseen }) => unseen).length).toBeGreaterThan(4000);
  expect(rows.filter(({ trimmed }) => trimmed)).toHaveLength(25);
});

it('the form and the table give the same verdict on anything, and what they take is stored as it was typed', async () => {
  const part = fc.oneof(fc.string({ unit: fc.constantFrom(...'ab@..- \u200b,é') }), oddText);
  const address = fc
    .tuple(part, fc.constantFrom('@', '', '.', '@example.org'), part)
    .map((parts) => parts.join(''));
  const email = fc.oneof(address, fc.constant(anna.email));
  const typed = fc.record({ name: oddText, email, phone: oddText, prayerRequests: oddText });
  const property = fc.asyncProperty(
    fc.oneof(
      typed,
      email.map((odd) => ({ ...anna, email: odd })),
    ),
    async (fields) => {
      if (/[\0\p{Cs}]/u.test(Object.values(fields).join(' '))) return; // cannot be sent as UTF-8 to Postgres
      expect((await answerTo(fields)) === 'accepted').toBe(Object.keys(problemsOf(fields)).length === 0);
    },
  );
  await fc.assert(property, { numRuns: 1000 });
});
