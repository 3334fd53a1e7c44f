/**
 * Tries the hosted project once, as visitors, strangers and the reminder come to it: `npm run messages:try`. What it
 * writes it deletes again, and of each step it says in a sentence what it saw.
 */
import { randomUUID } from 'node:crypto';
import { settings } from './environment.ts';
import { ask, type Project, type RestError, refusalOf } from './messages/rest.ts';
import { runCommand } from './messages/runCommand.ts';
import { StoreError } from './messages/storeError.ts';

const table = 'contact_submissions';
const ids = [randomUUID(), randomUUID(), randomUUID()];
const [message, ...bulk] = ids.map((id) => ({ id, name: 'Trial of the form', email: 'trial@example.org' }));

async function tryMessages(): Promise<void> {
  const given = settings();
  const needed = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY'] as const;
  const missing = needed.filter((name) => !given[name]);
  if (missing.length > 0) throw new StoreError(`${missing.join(' and ')} must be set: see .env.example.`);
  const [url = '', key = '', secret = ''] = needed.map((name) => given[name]);
  const visitor = { url, key };
  const team = { url, key: secret };
  const send = (body: object | undefined) => refusalOf(ask(visitor, 'POST', table, body, 'minimal'));
  const ours = `${table}?id=in.(${ids})&select=id`;
  const seenBy = async (project: Project) => (await ask<unknown[]>(project, 'GET', ours)).length;
  const waiting = (token: string) => refusalOf(ask(visitor, 'POST', 'rpc/waiting_messages', { token }));

  let failed = 0;
  function saw(what: string, isSo: boolean, refused?: RestError): void {
    if (!isSo) failed += 1;
    console.log(
      `${isSo ? 'Yes:' : 'NO: '} ${what}${isSo ? '' : ` (${refused?.message ?? 'it was not so'})`}`,
    );
  }
  try {
    const first = await send(message);
    saw('a visitor’s message is stored.', !first && (await seenBy(team)) === 1, first);
    const again = await send(message);
    saw(
      'the same message, sent again, is taken and stored once.',
      !again && (await seenBy(team)) === 1,
      again,
    );
    const read = await seenBy(visitor).catch((error: RestError) => error);
    saw('a stranger who reads is given nothing.', read === 0 || (read as RestError).code === '42501');
    const many = await send(bulk);
    saw('several messages in one request are refused.', many?.code === 'PT400', many);
    const wrong = await waiting('');
    saw('a wrong token of the reminder is refused.', wrong?.code === 'PT403', wrong);
    const { REMINDER_TOKEN: token } = given;
    if (!token) console.log('Not tried: the reminder’s own token, for REMINDER_TOKEN is not set.');
    else {
      const refused = await waiting(token);
      saw('the reminder’s token is known.', !refused, refused);
    }
  } finally {
    await ask(team, 'DELETE', ours);
    console.log('What was written for this is deleted again.');
  }
  if (failed > 0)
    throw new StoreError('Bring the database up to date (npx supabase@3 db push --remote), and try again.');
}

await runCommand(tryMessages);
