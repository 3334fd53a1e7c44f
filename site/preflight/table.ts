import type { Finding } from '../../content/read/finding.ts';
import { ask, type Project, type RestError } from '../../messages/rest.ts';
import { toSubmission } from '../../src/contact/contactSubmission.ts';
import { noFields } from '../../src/contact/fields.ts';

const WHERE = 'supabase/migrations';
const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';

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
const NO_RIGHT = '42501';
const attempts = [
  { method: 'GET', path: `${TABLE}?select=id&limit=1`, deed: 'read', refusal: NO_RIGHT },
  { method: 'POST', path: TABLE, body: nameless, deed: 'send', refusal: '23514' },
  { method: 'PATCH', path: NO_ROW, body: { name: 'x' }, deed: 'change', refusal: NO_RIGHT },
  { method: 'DELETE', path: NO_ROW, deed: 'delete', refusal: NO_RIGHT },
  // The last migration's function.
  { method: 'POST', path: 'rpc/watch_form', body: { token: '' }, deed: 'count', refusal: 'PT403' },
] as const;

/**
 * Whether the hosted project's table lets strangers send a message and do nothing else. Asks with the public
 * key, as any visitor can; on a table as the migrations make it, this stores, changes and deletes nothing.
 */
export async function tableFindings(project: Project): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { refusal, deed, ...attempt } of attempts) {
    const body = 'body' in attempt ? attempt.body : undefined;
    try {
      // 'minimal': a visitor may not read the row that is inserted.
      await ask(project, attempt.method, attempt.path, body, 'minimal');
      findings.push(
        deed === 'send' ? unchecked : { where: WHERE, what: `Strangers may ${deed} messages.`, todo: PUSH },
      );
    } catch (error) {
      if ((error as RestError).code !== refusal) return [...findings, unexpected(deed, error as RestError)];
    }
  }
  return findings;
}

const unchecked = {
  where: WHERE,
  what: 'The table took a message without a name (from preflight@example.org): it checks nothing.',
  todo: `Delete that row in the Table Editor. ${PUSH}`,
};

/** A refusal for another reason, which most likely every further attempt would meet. */
function unexpected(deed: string, { url, status, code, message }: RestError): Finding {
  const noRight = `Visitors may not ${deed} messages.`;
  const known: Record<string, string> = {
    [NO_RIGHT]: noRight,
    // A column is missing.
    PGRST204: noRight,
    PGRST202: 'Not all migrations have been pushed: limits may be missing.',
    PGRST205: 'The project has no table for the messages.',
  };
  if (known[code]) return { where: WHERE, what: known[code], todo: PUSH };
  return {
    where: url,
    what: message,
    todo: 'Check the URL, the key and your connection. The project at https://supabase.com/dashboard shows the cause.',
    // 402: a limit of its plan is used up.
    isOutage: status === 0 || status === 402 || status >= 500,
  };
}
