import { noFields } from '../content/contactFields.ts';
import { toSubmission } from '../src/contact/contactSubmission.ts';
import { CommandError } from './command.ts';
import { ask, type Project, type RestError } from './rest.ts';

/** The answer of `public.watch_form`: numbers, and no word of any message. */
export interface Waiting {
  waiting: number;
  oldest: string | null;
  three_days: number;
  /** Says whether it is time for a mail. */
  due: boolean;
  /** The time of this answer, to be given back when the mail is sent. */
  as_of: string;
  time_zone: string;
  is_scheduled: boolean;
  kept_months: number;
  /** The first and last time at which the form was full, since the team was told of it. */
  full_from: string | null;
  full_until: string | null;
  /** SQLSTATE and message with which the table refuses visitors; null while it takes their messages. */
  refused: string | null;
}

/** @param notified notes that the mail about this answer has been sent */
export async function waitingMessages(project: Project, token: string, notified?: Waiting): Promise<Waiting> {
  const body = { token, mark_notified: notified?.as_of };
  const answer = await ask<Waiting | null>(project, 'POST', 'rpc/watch_form', body);
  if (typeof answer?.waiting !== 'number' || answer.refused === undefined)
    throw new CommandError(`${project.url} did not say whether messages are waiting.`);
  return answer;
}

/** A visitor's row without a name: the table must refuse it, and nothing is stored. */
export const namelessRow = {
  ...toSubmission({
    ...noFields,
    email: 'preflight@example.org',
    prayerRequests: 'Sent to try the form. The table should have refused this row: delete it.',
  }),
  name: '',
};

/** Sends the row as the form does. Resolves to a sentence if it is not answered as the table does. */
export const wayProblem = (way: Project): Promise<string | undefined> =>
  ask(way, 'POST', 'contact_submissions', namelessRow, 'minimal').then(
    () => `${way.url} accepted a message without a name.`,
    ({ code, message }: RestError) => (code === '23514' ? undefined : message),
  );

export function reminderMail(answer: Waiting) {
  const { waiting, oldest, three_days, full_from, full_until, time_zone: timeZone } = answer;
  const wait = waiting === 1 ? 'One message is waiting' : `${waiting} messages are waiting`;
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const since = oldest && `on ${time.format(new Date(oldest))} (${timeZone})`;
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const [from, until] = [full_from, full_until].map((at) => at && hour.format(new Date(at)));
  const oldestWords = `${waiting === 1 ? 'It came' : 'The oldest came'} ${since}.`;
  return {
    subject: full_from
      ? 'Messages may have been refused'
      : `${wait} for an answer${three_days > 0 ? ', for three days or more' : ''}`,
    text: [
      from
        ? `Messages may have been refused between ${from} and ${until} (${timeZone}): the form was full.\n`
        : '',
      waiting === 0 ? 'No message is waiting for an answer.' : `${wait} for an answer. ${oldestWords}`,
      '',
      'Read them, and mark what you have answered (answered_at): https://supabase.com/dashboard/project/_/editor',
      'Or on your computer: npm run messages, and npm run messages -- --answered ID',
      '',
      'This email comes at most once an hour when someone writes, and each morning while a message is waiting.',
    ]
      .join('\n')
      .trimStart(),
  };
}

/** Refuses "#", "/" or "?" in its parts: nodemailer would take what follows for the host, and name it in an error. */
const smtpUrl = /^smtps?:\/\/((%[\da-f]{2}|[^%/?#@\s])+@)?([\w.-]+|\[[\da-f:]+\])(:\d+)?\/?$/i;

/** The mail server of SMTP_URL, which is never printed: it holds a password. `smtp:` has to encrypt by STARTTLS, but on this machine. */
export function mailServer(url: string) {
  const [, , , host = ''] = smtpUrl.exec(url) ?? [];
  if (host) return { url, requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) };
  throw new CommandError(
    'SMTP_URL is not the address of a mail server: smtps://name:password@host. In the name and password, write ' +
      '%40 for @, %2F for /, %3A for :, %23 for #, %24 for $ and %25 for %.',
  );
}
