import type { Project } from './environment.ts';
import type { Finding } from './finding.ts';
import { type Answer, ask, troubleOf } from './request.ts';

const WHERE = 'supabase/migrations';
const PUSH = 'Bring the table up to date: npx supabase@3 db push --remote';

/** The table's owner has not given strangers this right (Postgres: insufficient_privilege). */
const NOT_ALLOWED = '42501';
/** Not-null and check constraints: the table refused what was sent. */
const REFUSED = ['23502', '23514'];
const TOO_MANY = 'PT429';

/** No message has this id. */
const NO_ROW = '?id=eq.00000000-0000-0000-0000-000000000000';

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
  const read = await ask(project, 'GET', '?select=id&limit=1');
  const trouble = troubleOf(project, read);
  if (trouble) return [trouble];

  const sent = await ask(project, 'POST', '', nameless);
  const changed = await ask(project, 'PATCH', NO_ROW, { name: 'preflight' });
  const deleted = await ask(project, 'DELETE', NO_ROW);
  return [
    ...mustBeForbidden(read, 'read the messages'),
    ...sendFindings(sent),
    ...mustBeForbidden(changed, 'change messages'),
    ...mustBeForbidden(deleted, 'delete messages'),
  ];
}

/** Whether the form's table takes messages, asked with a row that it has to refuse. */
export async function sendingFindings(project: Project): Promise<Finding[]> {
  const sent = await ask(project, 'POST', '', nameless);
  const trouble = troubleOf(project, sent);
  return trouble ? [trouble] : sendFindings(sent);
}

function mustBeForbidden(answer: Answer, deed: string): Finding[] {
  if (answer.code === NOT_ALLOWED) return [];
  if (answer.ok) return [{ where: WHERE, what: `Strangers may ${deed}.`, todo: PUSH }];
  return [unexpected(answer, `whether strangers may ${deed}`)];
}

function sendFindings(answer: Answer): Finding[] {
  if (REFUSED.includes(answer.code)) return [];
  if (answer.ok) {
    const what = 'The table took a message without a name (from preflight@example.org): it checks nothing.';
    return [{ where: WHERE, what, todo: `Delete that row in the Table Editor. ${PUSH}` }];
  }
  if (answer.code === NOT_ALLOWED)
    return [{ where: WHERE, what: 'Visitors may not send messages.', todo: PUSH }];
  if (answer.code === TOO_MANY) {
    const what = 'The table takes no message at the moment: too many have come within the hour or the day.';
    return [{ where: WHERE, what, todo: 'Look at the messages, and try again in an hour.', isAdvice: true }];
  }
  return [unexpected(answer, 'whether visitors can send messages')];
}

function unexpected({ status, message }: Answer, question: string): Finding {
  const what = `It could not be found out ${question}: the project answered ${status} ${message}`.trim();
  return { where: WHERE, what: `${what}.`, todo: 'Try again; if it stays, look at the project in Supabase.' };
}
