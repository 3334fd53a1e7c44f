import type { Finding } from '../../build/words/finding.ts';
import { noFields, toSubmission } from '../../src/contact/contactSubmission.ts';
import { ask, type Method, type Project, type RestError, refusalOf } from '../messages/rest.ts';

export const WHERE = 'supabase/migrations';
export const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';
const DASHBOARD = 'Open the project at https://supabase.com/dashboard';

export const TABLE = 'contact_submissions';
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

type Attempt = { method: Method; path: string; body?: object; deed: string };
const send: Attempt = { method: 'POST', path: TABLE, body: nameless, deed: 'send messages' };
const attempts: readonly Attempt[] = [
  { method: 'GET', path: `${TABLE}?select=id&limit=1`, deed: 'read the messages' },
  send,
  { method: 'PATCH', path: NO_ROW, body: { name: 'preflight' }, deed: 'change messages' },
  { method: 'DELETE', path: NO_ROW, deed: 'delete messages' },
];

/**
 * Whether the hosted project's table lets strangers send a message and do nothing else. Asks with the public
 * key, as any visitor can; on a table as the migrations make it, this stores, changes and deletes nothing.
 */
export async function tableFindings(project: Project, asked = attempts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { method, path, body, deed } of asked) {
    // As a visitor could ask: whoever may not read a row is not shown the one that is written.
    const refused = await refusalOf(ask(project, method, path, body, 'minimal'));
    const outage = refused && noAnswer(project, refused);
    if (outage) return [...findings, outage];
    const finding = method === 'POST' ? sendFinding(refused) : forbiddenFinding(refused);
    if (finding) findings.push({ where: WHERE, ...finding, what: finding.what.replace('…', deed) });
  }
  return findings;
}

/** Whether the form's table takes messages, asked with a row that it has to refuse. */
export const sendingFindings = (project: Project) => tableFindings(project, [send]);

const unexpected = ({ status, reason }: RestError) => ({
  what: `It could not be found out whether strangers may …: the project answered ${status} ${reason}.`,
  todo: 'Try again; if it stays, look at the project in Supabase.',
});

function forbiddenFinding(refused: RestError | undefined) {
  if (!refused) return { what: 'Strangers may ….', todo: PUSH };
  // Postgres: insufficient_privilege.
  return refused.code === '42501' ? undefined : unexpected(refused);
}

function sendFinding(refused: RestError | undefined) {
  switch (refused?.code) {
    case undefined:
      return {
        what: 'The table took a message without a name (from preflight@example.org): it checks nothing.',
        todo: `Delete that row in the Table Editor. ${PUSH}`,
      };
    // Not-null and check constraints: the table refused what was sent.
    case '23502':
    case '23514':
      return undefined;
    case '42501':
      return { what: 'Visitors may not ….', todo: PUSH };
    default:
      return unexpected(refused as RestError);
  }
}

/** Why nothing can be said about the table at all, or undefined when the project has answered for it. */
export function noAnswer({ url }: Project, { status, code, reason }: RestError): Finding | undefined {
  const noTable = {
    where: WHERE,
    what: 'The project has no table for the messages.',
    todo: 'Make the table: npx supabase@3 link, then npx supabase@3 db push --remote',
  };
  const known: Readonly<Record<string, Omit<Finding, 'where'> & { where?: string }>> = {
    540: { what: 'The project is paused.', todo: `${DASHBOARD} and choose "Resume project".` },
    402: {
      what: 'Supabase has restricted the project: a limit of its plan is used up.',
      todo: `${DASHBOARD}.`,
    },
    ENOTFOUND: {
      what: 'There is no such address: this computer is offline, the project was deleted, or the URL is wrong.',
      todo: `${DASHBOARD}; if it is paused, resume it, and compare its URL.`,
    },
    401: {
      where: 'VITE_SUPABASE_ANON_KEY',
      what: `The project does not know this key. ${reason}`,
      todo: 'Copy the publishable key anew (in Supabase: Project Settings, API Keys).',
    },
    PGRST205: noTable,
    '42P01': noTable,
  };
  const late =
    code === 'ETIMEDOUT' ? 'The project did not answer in time.' : `No connection (${code || reason}).`;
  const other = status
    ? { what: `The project answered ${status} ${reason}.`, todo: `${DASHBOARD}.` }
    : { what: late, todo: `Check this computer's connection. ${DASHBOARD}.` };
  const isSilent = status === 0 || status === 402 || status >= 500;
  const finding =
    known[status === 402 ? status : code || status] ??
    (isSilent || (status >= 400 && !code) ? other : undefined);
  return finding && { where: url, isOutage: isSilent, ...finding };
}

/**
 * Whether all migrations have been pushed, and whether the database deletes old messages by its own schedule, which
 * only the secret key may ask. Undefined when the project does not answer for it: the check of the table says why.
 */
export async function scheduleFindings(project: Project, secretKey?: string): Promise<Finding[] | undefined> {
  const refused = await refusalOf(ask(project, 'POST', 'rpc/waiting_messages', { token: '' }));
  if (refused?.code === 'PGRST202' || refused?.status === 404)
    return [
      { where: WHERE, what: 'Not all migrations have been pushed: limits may be missing.', todo: PUSH },
    ];
  if (refused?.code !== 'PT403') return undefined;
  if (!secretKey) return [];
  const withSecret = { ...project, key: secretKey };
  try {
    if (await ask<boolean>(withSecret, 'POST', 'rpc/deletes_old_messages_by_schedule', {})) return [];
  } catch (error) {
    const todo = 'Copy the secret key anew (in Supabase: Project Settings, API Keys).';
    return [{ where: 'SUPABASE_SECRET_KEY', what: (error as Error).message, todo }];
  }
  return [
    {
      where: 'Integrations, Cron (in Supabase)',
      what: 'No schedule deletes old messages: while nobody writes, they stay longer than the privacy notice says.',
      todo: 'Turn on Cron, then follow "How long they are kept" in docs/going-live.md.',
    },
  ];
}
