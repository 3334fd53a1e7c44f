import { ask, type Method, type Project, type RestError, refusalOf } from '../messages/rest.ts';
import type { Finding } from './finding.ts';
import { troubleOf } from './trouble.ts';

const WHERE = 'supabase/migrations';
export const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';

/** The table's owner has not given strangers this right (Postgres: insufficient_privilege). */
const NOT_ALLOWED = '42501';
/** Not-null and check constraints: the table refused what was sent. */
const REFUSED = ['23502', '23514'];
const TOO_MANY = 'PT429';

const TABLE = 'contact_submissions';
/** No message has this id. */
const NO_ROW = `${TABLE}?id=eq.00000000-0000-0000-0000-000000000000`;

/** Without a name, so that the table has to refuse it, and nothing is stored. */
const nameless = {
  name: '',
  email: 'preflight@example.org',
  phone: null,
  prayer_requests: 'Sent by "npm run preflight". The table should have refused this row: delete it.',
};

/**
 * Whether the hosted project's table lets strangers send a message and do nothing else. Asks with the public
 * key, as any visitor can; on a table as the migrations make it, this stores, changes and deletes nothing.
 */
export async function tableFindings(project: Project): Promise<Finding[]> {
  const read = await asked(project, 'GET', `${TABLE}?select=id&limit=1`);
  const trouble = troubleOf(project, read);
  if (trouble) return [trouble];

  const sent = await asked(project, 'POST', TABLE, nameless);
  const changed = await asked(project, 'PATCH', NO_ROW, { name: 'preflight' });
  const deleted = await asked(project, 'DELETE', NO_ROW);
  return [
    ...mustBeForbidden(read, 'read the messages'),
    ...sendFindings(sent),
    ...mustBeForbidden(changed, 'change messages'),
    ...mustBeForbidden(deleted, 'delete messages'),
  ];
}

/** Whether the form's table takes messages, asked with a row that it has to refuse. */
export async function sendingFindings(project: Project): Promise<Finding[]> {
  const sent = await asked(project, 'POST', TABLE, nameless);
  const trouble = troubleOf(project, sent);
  return trouble ? [trouble] : sendFindings(sent);
}

/** As a visitor could ask: whoever may not read a row is not shown the one that is written. */
function asked(
  project: Project,
  method: Method,
  path: string,
  body?: object,
): Promise<RestError | undefined> {
  return refusalOf(ask(project, method, path, body, 'minimal'));
}

function mustBeForbidden(refused: RestError | undefined, deed: string): Finding[] {
  if (!refused) return [{ where: WHERE, what: `Strangers may ${deed}.`, todo: PUSH }];
  return refused.code === NOT_ALLOWED ? [] : [unexpected(refused, `whether strangers may ${deed}`)];
}

function sendFindings(refused: RestError | undefined): Finding[] {
  if (!refused) {
    const what = 'The table took a message without a name (from preflight@example.org): it checks nothing.';
    return [{ where: WHERE, what, todo: `Delete that row in the Table Editor. ${PUSH}` }];
  }
  if (REFUSED.includes(refused.code)) return [];
  if (refused.code === NOT_ALLOWED)
    return [{ where: WHERE, what: 'Visitors may not send messages.', todo: PUSH }];
  if (refused.code === TOO_MANY) {
    const what = 'The table takes no message at the moment: too many have come within the hour or the day.';
    return [{ where: WHERE, what, todo: 'Look at the messages, and try again in an hour.', isAdvice: true }];
  }
  return [unexpected(refused, 'whether visitors can send messages')];
}

function unexpected({ status, reason }: RestError, question: string): Finding {
  const what = `It could not be found out ${question}: the project answered ${status} ${reason}`.trim();
  return { where: WHERE, what: `${what}.`, todo: 'Try again; if it stays, look at the project in Supabase.' };
}
