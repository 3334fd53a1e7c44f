import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type ContactFields,
  type ContactSubmission,
  noFields,
  problemsOf,
  toSubmission,
} from '../../src/contact/contactSubmission.ts';
import { sendContactSubmission } from '../../src/contact/sendContactSubmission.ts';
import { clientFor, makeSite, makeUnlimitedDatabase, servePreview } from './embeddedServer.ts';
import { liftLimits, pushedProject, send, storedMessages } from './hostedPostgres.ts';
import { oddFields } from './oddText.ts';

const TO_POSTGRES = 600;
const OVER_REST = 100;

/** What ought to be stored: what was typed, with the space around it cut off, and line breaks of one kind. */
type Expected = Map<string, ContactFields>;

/** Sends odd rows as the form does. Resolves to what was accepted, by e-mail address, and how many were refused. */
async function sendOddRows(rows: number, insert: (row: ContactSubmission) => Promise<unknown>) {
  let count = 0;
  const accepted: Expected = new Map();
  let refused = 0;
  for (const fields of fc.sample(
    oddFields(() => ++count),
    { numRuns: rows, seed: 2007 },
  )) {
    if (Object.keys(problemsOf(fields)).length > 0) {
      refused += 1;
      continue;
    }
    await insert(toSubmission(fields));
    accepted.set(fields.email.trim(), fields);
  }
  return { rows, accepted, refused };
}

/** Compares what was accepted with what is stored, and says so in figures. */
function expectExactly(
  where: string,
  { rows, accepted, refused }: Awaited<ReturnType<typeof sendOddRows>>,
  stored: ContactSubmission[],
) {
  const altered = stored.filter((row) => !isAsTyped(row, accepted.get(row.email)));
  const found = new Set(stored.map(({ email }) => email));
  const lost = [...accepted.keys()].filter((email) => !found.has(email));
  const sent = accepted.size + refused;
  console.info(`${where}: ${sent} sent, ${stored.length} stored, ${refused} refused, ${lost.length} lost`);

  expect(sent).toBe(rows);
  expect(altered).toEqual([]);
  expect(lost).toEqual([]);
  expect(stored.length).toBe(accepted.size);
}

function isAsTyped(row: ContactSubmission, typed: ContactFields | undefined): boolean {
  return (
    typed !== undefined &&
    row.name === inOneLine(typed.name).trim() &&
    row.email === typed.email.trim() &&
    isSame(row.phone, inOneLine(typed.phone)) &&
    isSame(row.prayer_requests, typed.prayerRequests.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'))
  );
}

const inOneLine = (text: string) => text.replace(/[\v\f\u0085\u2028\u2029]/g, ' ');

/** An optional field is null when nothing can be seen in it, which is for another test. */
function isSame(stored: string | null, typed: string): boolean {
  return stored === null
    ? toSubmission({ ...noFields, phone: typed }).phone === null
    : stored === typed.trim();
}

describe('whatever is typed', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('is stored by Postgres exactly as typed, or refused', async () => {
    const database = await pushedProject();
    await liftLimits(database);
    const outcome = await sendOddRows(TO_POSTGRES, (row) => send(database, row));
    expectExactly('To Postgres', outcome, await storedMessages(database));
    expect(outcome.accepted.size).toBeGreaterThan(TO_POSTGRES / 3);
    await database.close();
  });

  it('arrives so over the REST interface as well', async () => {
    const site = makeSite();
    await makeUnlimitedDatabase(site);
    const server = await servePreview(site);
    vi.stubEnv('VITE_SUPABASE_URL', server.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', server.publishableKey);
    vi.stubGlobal('WebSocket', class {}); // supabase-js asks for one, and Node 20 has none

    const outcome = await sendOddRows(OVER_REST, (row) => sendContactSubmission(row));
    const service = clientFor(server.url, server.secretKey);
    const { data } = await service.from('contact_submissions').select('name, email, phone, prayer_requests');
    expectExactly('Over REST', outcome, data ?? []);
    await server.close();
    site.remove();
  });
});
