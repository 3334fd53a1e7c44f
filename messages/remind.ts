/**
 * Tells the ministry by mail how many messages wait for an answer, when it is time to: `npm run messages:remind`,
 * which a schedule runs every hour (.github/workflows/remind.yml). It also asks the form's table whether it takes
 * messages, and fails where it does not. With `-- --try` the mail goes at once, whatever waits.
 *
 * What it prints may be public: it never says how many wait, nor whether any does.
 */
import { parseArgs } from 'node:util';
import { CommandError, runCommand, settings } from './command.ts';
import { mailServer, reminderMail, sendMail, waitingMessages } from './reminder.ts';
import { sendingFindings } from './table.ts';

const needed = {
  VITE_SUPABASE_URL: "the project's address (https://….supabase.co)",
  VITE_SUPABASE_ANON_KEY: "the project's publishable key",
  REMINDER_TOKEN: "what the project's SQL Editor shows for: select private.new_reminder_token();",
  SMTP_URL: 'the mail account: smtps://name:password@host, special characters as %40 for @ and %24 for $',
  REMINDER_FROM: 'the address that the mail comes from',
  REMINDER_TO: 'the address that it goes to, or several with commas',
};

async function remind(): Promise<void> {
  const { values } = parseArgs({ options: { try: { type: 'boolean' } } });
  const given = settings() as typeof needed;
  const missing = Object.entries(needed).filter(([name]) => !given[name as keyof typeof needed]);
  if (missing.length > 0)
    throw new CommandError(missing.map(([name, words]) => `${name} is not set: ${words}.`).join('\n'));
  const project = { url: given.VITE_SUPABASE_URL, key: given.VITE_SUPABASE_ANON_KEY };
  const server = mailServer(given.SMTP_URL);

  const findings = await sendingFindings(project);
  if (findings.length > 0)
    throw new CommandError(findings.map(({ where, what, todo }) => `${where}: ${what} ${todo}`).join('\n'));
  const waiting = await waitingMessages(project, given.REMINDER_TOKEN);
  if (waiting.due || values.try) {
    const mail = reminderMail(waiting);
    await sendMail(server, { from: given.REMINDER_FROM, to: given.REMINDER_TO, ...mail });
    if (waiting.due) await waitingMessages(project, given.REMINDER_TOKEN, waiting);
  }
  console.log('The form works, and the team has had its mail if one was due.');
}

await runCommand(remind);
