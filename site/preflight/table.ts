import type { Finding } from '../../content/read/finding.ts';
import { namelessRow, waitingMessages } from '../../messages/reminder.ts';
import { ask, type Project, type RestError } from '../../messages/rest.ts';

const WHERE = 'supabase/migrations';
const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';

const KEPT = 'see “How long they are kept” in docs/going-live.md.';

const finding = (what: string, todo = PUSH): Finding => ({ where: WHERE, what, todo });
const advice = (what: string, todo: string): Finding => ({ ...finding(what, todo), isAdvice: true });

const TABLE = 'contact_submissions';
const NO_ROW = `${TABLE}?id=eq.00000000-0000-0000-0000-000000000000`;
const NO_RIGHT = '42501';

type Request = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];

/** Lists what a stranger tries, and the code with which Postgres refuses it. */
const attempts: [deed: string, refusal: string, request: Request][] = [
  ['read', NO_RIGHT, ['GET', `${TABLE}?select=id&limit=1`]],
  // The table must refuse an empty name: nothing is stored.
  ['send', '23514', ['POST', TABLE, namelessRow]],
  ['change', NO_RIGHT, ['PATCH', NO_ROW, { name: 'x' }]],
  ['delete', NO_RIGHT, ['DELETE', NO_ROW]],
  // Fails until the last migration is pushed.
  ['count', 'PT403', ['POST', 'rpc/watch_form', { token: '' }]],
];

/** Checks, with the public key, that strangers may send a message and do nothing else. Stores, changes and deletes nothing. */
export async function tableFindings(project: Project, token?: string, keptFor = ''): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [deed, refusal, [method, path, body]] of attempts) {
    try {
      // 'minimal': a visitor may not read the row that is inserted.
      await ask(project, method, path, body, 'minimal');
      findings.push(
        deed === 'send'
          ? finding(
              'The table accepted a message without a name (from preflight@example.org): it checks nothing.',
              `Delete that row in the Table Editor. ${PUSH}`,
            )
          : finding(`Strangers can ${deed} messages.`),
      );
    } catch (error) {
      if ((error as RestError).code !== refusal) return [...findings, unexpected(error as RestError)];
    }
  }
  if (findings.length > 0) return findings;
  if (token) return watched(project, token, keptFor);
  // The attempts send no valid message.
  return [
    advice(
      'No valid message has been tried here, so the table may still refuse them.',
      'Set REMINDER_TOKEN for this command, or send one from the published site (docs/going-live.md).',
    ),
  ];
}

const NUMBERS = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');

function monthsIn(words: string): number {
  const [, number = '', unit] = /(\w+) (month|year)/i.exec(words) ?? [];
  return (Number(number) || Math.max(NUMBERS.indexOf(number.toLowerCase()), 1)) * (unit === 'year' ? 12 : 1);
}

/** Asks whether a visitor's message would be refused now (one is inserted and rolled back), and how long it is kept. */
async function watched(project: Project, token: string, keptFor: string): Promise<Finding[]> {
  try {
    const { refused, is_scheduled, kept_months } = await waitingMessages(project, token);
    const findings: Finding[] = [];
    if (refused) findings.push(finding(`The table refuses every visitor's message (${refused}).`));
    if (!is_scheduled)
      findings.push(advice('The database does not delete old messages on schedule.', `Please ${KEPT}`));
    if (monthsIn(keptFor) !== kept_months)
      findings.push(
        finding(
          `The site says that messages are kept for “${keptFor}”, but the database keeps them for ${kept_months} months.`,
          `Correct one of them: ${KEPT} Write numbers above twelve in digits.`,
        ),
      );
    return findings;
  } catch (error) {
    return [unexpected(error as RestError)];
  }
}

function unexpected({ url, status, next, message }: RestError): Finding {
  return {
    where: url,
    what: message.slice(0, -next.length || undefined).trimEnd(),
    todo:
      next ||
      'Check the URL and your connection. The project at https://supabase.com/dashboard shows the cause.',
    // 402: a limit of its plan is used up.
    isOutage: status === 0 || status === 402 || status >= 500,
  };
}
