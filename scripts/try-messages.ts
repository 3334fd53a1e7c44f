/**
 * Tries the hosted project once, as visitors, strangers and the reminder come to it: `npm run messages:try`. What it
 * writes it deletes again, and of each step it says in a sentence what it saw.
 */
import { randomUUID } from 'node:crypto';
import { settings } from './environment.ts';
import { CommandError, required, runCommand } from './messages/command.ts';
import { ask, type Project, type RestError, refusalOf } from './messages/rest.ts';

const table = 'contact_submissions';
const ids = [randomUUID(), randomUUID(), randomUUID()];
const [message, ...bulk] = ids.map((id) => ({ id, name: 'Trial of the form', email: 'trial@example.org' }));

async function tryMessages(): Promise<void> {
  const given = required({
    VITE_SUPABASE_URL: "the project's address (https://….supabase.co)",
    VITE_SUPABASE_ANON_KEY: "the project's publishable key",
    SUPABASE_SECRET_KEY: "the project's secret key, for this command only (see .env.example)",
  });
  const visitor = { url: given.VITE_SUPABASE_URL, key: given.VITE_SUPABASE_ANON_KEY };
  const team = { url: given.VITE_SUPABASE_URL, key: given.SUPABASE_SECRET_KEY };
  const send = (body?: object) => refusalOf(ask(visitor, 'POST', table, body, 'minimal'));
  const waiting = (token: string) => refusalOf(ask(visitor, 'POST', 'rpc/waiting_messages', { token }));
  const ours = `${table}?id=in.(${ids})&select=id`;
  const seenBy = async (project: Project) => (await ask<unknown[]>(project, 'GET', ours)).length;

  let failed = false;
  function say(what: string, isSo: boolean, refused?: RestError): void {
    failed ||= !isSo;
    console.log(isSo ? `Yes: ${what}` : `NO:  ${what} (${refused?.message ?? 'it was not so'})`);
  }
  const isStoredOnce = async (refused?: RestError) => !refused && (await seenBy(team)) === 1;
  try {
    const first = await send(message);
    say('a visitor’s message is stored.', await isStoredOnce(first), first);
    const again = await send(message);
    say('the same message, sent again, is taken and stored once.', await isStoredOnce(again), again);
    const read = await seenBy(visitor).catch(({ code }: RestError) => code);
    say('a stranger who reads is given nothing.', read === 0 || read === '42501');
    const many = await send(bulk);
    say('several messages in one request are refused.', many?.code === 'PT400', many);
    const wrong = await waiting('');
    say('a wrong token of the reminder is refused.', wrong?.code === 'PT403', wrong);
    const { REMINDER_TOKEN: token } = settings();
    const refused = token && (await waiting(token));
    if (token) say('the reminder’s token is known.', !refused, refused || undefined);
    else console.log('Not tried: the reminder’s own token, for REMINDER_TOKEN is not set.');
  } finally {
    await ask(team, 'DELETE', ours);
    console.log('What was written for this is deleted again.');
  }
  if (failed)
    throw new CommandError('Bring the database up to date (npx supabase@3 db push --remote), and try again.');
}

await runCommand(tryMessages);
