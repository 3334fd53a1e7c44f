/**
 * `npm run messages:remind` mails the team when a mail is due (`-- --try`: at once), and fails when the form does not work.
 * Its output may be public: it never reveals whether messages wait, or how many.
 */
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { unwrap } from '../content/fact.ts';
import { readContent, siteContent } from '../content/read/read.ts';
import { CommandError, runCommand, settings } from './command.ts';
import { mailServer, reminderMail, waitingMessages, wayProblem } from './reminder.ts';

const needed = {
  VITE_SUPABASE_URL: "the project's address (https://….supabase.co)",
  VITE_SUPABASE_ANON_KEY: "the project's publishable key",
  REMINDER_TOKEN: "what the project's SQL Editor shows for: select private.new_reminder_token();",
  SMTP_URL: 'the email account: smtps://name:password@host, special characters as %40 for @ and %24 for $',
  REMINDER_FROM: 'the address the email comes from',
  REMINDER_TO: 'the address it goes to, or several separated by commas',
};

async function remind(): Promise<void> {
  const { values } = parseArgs({ options: { try: { type: 'boolean' } } });
  const given = settings() as typeof needed;
  const missing = Object.entries(needed).filter(([name]) => !given[name as keyof typeof needed]);
  if (missing.length > 0)
    throw new CommandError(missing.map(([name, words]) => `${name} is not set: ${words}.`).join('\n'));
  const project = { url: given.VITE_SUPABASE_URL, key: given.VITE_SUPABASE_ANON_KEY };
  const server = mailServer(given.SMTP_URL);

  const waiting = await waitingMessages(project, given.REMINDER_TOKEN);
  if (waiting.due || values.try) {
    const transport = createTransport({ ...server, connectionTimeout: 30_000, socketTimeout: 60_000 });
    const mail = { from: given.REMINDER_FROM, to: given.REMINDER_TO, ...reminderMail(waiting) };
    await transport.sendMail(mail).catch((error: Error) => {
      throw new CommandError(`The email could not be sent: ${error.message}`);
    });
    await waitingMessages(project, given.REMINDER_TOKEN, waiting);
  }
  const { VITE_ONE_WAY } = settings();
  const site = { ...project, url: unwrap(readContent(siteContent).content.site.address) };
  const problems = await Promise.all((VITE_ONE_WAY ? [project] : [site, project]).map(wayProblem));
  if (waiting.refused) problems.push(`The table refuses every visitor's message (${waiting.refused}).`);
  const found = problems.filter(Boolean).join('\n');
  if (found) throw new CommandError(found);
  console.log('The form works, and any email that was due has been sent.');
}

await runCommand(remind);
