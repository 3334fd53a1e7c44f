import { CommandError } from './command.ts';
import { ask, type Project } from './rest.ts';

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
  /** SQLSTATE and message with which the table refuses visitors; null while it takes their messages. */
  refused: string | null;
}

/**
 * @param notified notes that the mail about this answer has been sent; not before, so that one that could not be sent
 *   is tried again
 */
export async function waitingMessages(project: Project, token: string, notified?: Waiting): Promise<Waiting> {
  const body = { token, mark_notified: notified?.as_of };
  const answer = await ask<Waiting | null>(project, 'POST', 'rpc/watch_form', body);
  if (typeof answer?.waiting !== 'number' || answer.refused === undefined)
    throw new CommandError(`${project.url} did not say whether messages are waiting.`);
  return answer;
}

export function reminderMail({ waiting, oldest, three_days, time_zone: timeZone }: Waiting) {
  const wait = waiting === 1 ? 'One message is waiting' : `${waiting} messages are waiting`;
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const since = oldest && `on ${time.format(new Date(oldest))} (${timeZone})`;
  const oldestWords = `${waiting === 1 ? 'It came' : 'The oldest came'} ${since}.`;
  return {
    subject: `${wait} for an answer${three_days > 0 ? ', for three days or more' : ''}`,
    text: [
      waiting === 0 ? 'No message is waiting for an answer.' : `${wait} for an answer. ${oldestWords}`,
      '',
      'Read them, and mark what you have answered (answered_at): https://supabase.com/dashboard/project/_/editor',
      'Or on your computer: npm run messages, and npm run messages -- --answered ID',
      '',
      'This email comes at most once an hour when someone writes, and each morning while a message is waiting.',
    ].join('\n'),
  };
}

/** Refuses "#", "/" or "?" in its parts: nodemailer would take what follows for the host, and name it in an error. */
const smtpUrl = /^smtps?:\/\/((%[\da-f]{2}|[^%/?#@\s])+@)?([\w.-]+|\[[\da-f:]+\])(:\d+)?\/?$/i;

/**
 * The mail server of SMTP_URL: smtps://name:password@host, or smtp://…, which then has to encrypt by STARTTLS, but on
 * this machine. Never printed, in part or in whole: it holds a password.
 */
export function mailServer(url: string) {
  const [, , , host = ''] = smtpUrl.exec(url) ?? [];
  if (host) return { url, requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) };
  throw new CommandError(
    'SMTP_URL is not the address of a mail server: smtps://name:password@host. In the name and password, write ' +
      '%40 for @, %2F for /, %3A for :, %23 for #, %24 for $ and %25 for %.',
  );
}
