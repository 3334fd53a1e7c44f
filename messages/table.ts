import type { Finding } from '../content/read/finding.ts';
import { toSubmission } from '../src/contact/contactSubmission.ts';
import { noFields } from '../src/contact/fields.ts';
import { ask, type Method, type Project, type RestError } from './rest.ts';

const WHERE = 'supabase/migrations';
const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';
export const DASHBOARD = 'Open the project at https://supabase.com/dashboard';

const TABLE = 'contact_submissions';
/** No message has this id. */
const NO_ROW = `${TABLE}?id=eq.00000000-0000-0000-0000-000000000000`;
/** Without a name, so that the table has to refuse it, and nothing is stored. */
const nameless = {
  ...toSubmission({
    ...noFields,
    email: 'preflight@example.org',
    prayerRequests: 'Sent by "npm run preflight". The table should have refused this row: delete it.',
  }),
  name: '',
};

/** What a stranger tries, and how Postgres refuses it: for want of a right, or for what the row is. */
type Attempt = { method: Method; path: string; body?: object; deed: string; refusal: string };
const NO_RIGHT = '42501';
const send: Attempt = { method: 'POST', path: TABLE, body: nameless, deed: 'send', refusal: '23514' };
const attempts: readonly Attempt[] = [
  { method: 'GET', path: `${TABLE}?select=id&limit=1`, deed: 'read', refusal: NO_RIGHT },
  send,
  { method: 'PATCH', path: NO_ROW, body: { name: 'x' }, deed: 'change', refusal: NO_RIGHT },
  { method: 'DELETE', path: NO_ROW, deed: 'delete', refusal: NO_RIGHT },
  // The last migration's function.
  { method: 'POST', path: 'rpc/watch_form', body: { token: '' }, deed: 'count', refusal: 'PT403' },
];

/**
 * Whether the hosted project's table lets strangers send a message and do nothing else. Asks with the public
 * key, as any visitor can; on a table as the migrations make it, this stores, changes and deletes nothing.
 */
export async function tableFindings(project: Project, asked = attempts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { method, path, body, deed, refusal } of asked) {
    try {
      // 'minimal': a visitor may not read the row that is inserted.
      await ask(project, method, path, body, 'minimal');
      findings.push({ where: WHERE, ...done(deed) });
    } catch (error) {
      const refused = error as RestError;
      const outage = noAnswer(project, refused);
      if (outage) return [...findings, outage];
      if (refused.code !== refusal) findings.push({ where: WHERE, ...refusedOtherwise(deed, refused) });
    }
  }
  return findings;
}

/** Whether the form's table answers: it must refuse a nameless row. */
export const sendingFindings = (project: Project) => tableFindings(project, [send]);

const done = (deed: string) =>
  deed === send.deed
    ? {
        what: 'The table took a message without a name (from preflight@example.org): it checks nothing.',
        todo: `Delete that row in the Table Editor. ${PUSH}`,
      }
    : { what: `Strangers may ${deed} messages.`, todo: PUSH };

function refusedOtherwise(deed: string, { status, code, reason }: RestError) {
  if (code === 'PGRST202')
    return { what: 'Not all migrations have been pushed: limits may be missing.', todo: PUSH };
  // PGRST204: the project does not know a column, so a migration has not been pushed.
  if (code === NO_RIGHT || code === 'PGRST204')
    return { what: `Visitors may not ${deed} messages.`, todo: PUSH };
  return {
    what: `Could not check whether strangers can ${deed} messages: the project answered ${status} ${reason}.`,
    todo: 'Try again; if it stays, look at the project in Supabase.',
  };
}

/** Why the table could not be checked at all; undefined when it answered. */
function noAnswer({ url }: Project, { status, code, reason }: RestError): Finding | undefined {
  if (code === 'PGRST205') {
    const todo = 'Make the table: npx supabase@3 link, then npx supabase@3 db push --remote';
    return { where: WHERE, what: 'The project has no table for the messages.', todo };
  }
  if (status === 401 && !code) {
    const todo = 'Copy the publishable key anew (in Supabase: Project Settings, API Keys).';
    return { where: 'VITE_SUPABASE_ANON_KEY', what: `The project does not know this key. ${reason}`, todo };
  }
  // 402: a limit of its plan is used up.
  const isOutage = status === 0 || status === 402 || status >= 500;
  if (!isOutage && (status < 400 || code)) return undefined;
  const problem: Record<number, [what: string, todo: string]> = {
    0: [`No connection (${code || reason}).`, `Check the URL, and this computer's connection. ${DASHBOARD}.`],
    540: ['The project is paused.', `${DASHBOARD} and choose "Resume project".`],
  };
  const answered = `The project answered ${status} ${reason}`.replace(/[ .]*$/, '.');
  const [what, todo] = problem[status] ?? [answered, `${DASHBOARD}: it shows the cause.`];
  return { where: url, what, todo, isOutage };
}
