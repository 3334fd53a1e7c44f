import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reminderMail } from '../../scripts/messages/reminder.ts';
import { tsx } from '../setup/tsx.ts';
import { clientFor, makeSite, type Served, servePreview } from './embeddedServer.ts';
import { letPass } from './hostedPostgres.ts';

const table = 'contact_submissions';
const secret = 'Please pray for my daughter.';

/** A mail server that takes everything, unless it is told to refuse. */
const mails: string[] = [];
let refusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => done(refusing ? new Error('Mailbox busy') : undefined),
  onData(stream, _, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString());
      done();
    });
  },
});

const site = makeSite();
let server: Served | undefined;
let token = '';

/** The database is open in one process at a time: here, or in the server. */
async function inDatabase(run: (database: PGlite) => Promise<unknown>): Promise<void> {
  await server?.close();
  const database = await PGlite.create(`${site.database}/data`);
  await run(database);
  await database.close();
  server = await servePreview(site);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server = await servePreview(site);
  await inDatabase(async (database) => {
    const made = await database.query<{ token: string }>('select private.new_reminder_token() as token');
    token = made.rows[0]?.token ?? '';
    await database.exec(
      "update private.reminder set time_zone = 'UTC', morning = (now() - interval '2 hours')::time",
    );
  });
});
// The server says in one line what its database refused: the command asks it to refuse a row.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  mails.length = 0;
  refusing = false;
});
afterAll(async () => {
  await server?.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  site.remove();
});

async function run(script: string, args: string[] = [], changed: Record<string, string> = {}) {
  const env = {
    ...process.env,
    EMBEDDED_DATABASE: site.database,
    VITE_SUPABASE_URL: server?.url,
    VITE_SUPABASE_ANON_KEY: server?.publishableKey,
    SUPABASE_SECRET_KEY: server?.secretKey,
    REMINDER_TOKEN: token,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    REMINDER_FROM: 'site@example.org',
    REMINDER_TO: 'team@example.org',
    ...changed,
  };
  return promisify(execFile)(process.execPath, [...tsx, `scripts/${script}.ts`, ...args], { env });
}
const remind = (...args: string[]) => run('remind', args);

async function write(name: string): Promise<void> {
  const message = { name, email: `${name}@example.org`, prayer_requests: secret };
  await clientFor(server?.url ?? '', server?.publishableKey ?? '')
    .from(table)
    .insert(message);
}

it('a message is sent, told by mail, marked as answered, and told no longer', async () => {
  expect((await remind()).stdout).toContain('The table answers');
  expect(mails).toEqual([]);

  await write('miriam');
  const { stdout } = await remind();
  expect(mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail).toContain('To: team@example.org');
  expect(mail).toContain('Subject: One message waits for an answer');
  expect(mail).toMatch(/One message waits for an answer\. It came on \w+day/);
  expect(mail).not.toMatch(/miriam|daughter|example\.org.*pray/i);
  expect(stdout, 'may be public').not.toMatch(/\d/);
  await remind();
  expect(mails, 'at most one an hour').toHaveLength(1);

  await inDatabase((database) => letPass(database, '3 days 3 hours'));
  await remind();
  expect(mails.at(-1)).toContain('One of them has waited for three days or more.');
  expect(mails, 'one each morning while it waits').toHaveLength(2);

  const shown = (await run('messages')).stdout;
  expect(shown).toContain('has waited 3 days');
  const id = /^id (.+)$/m.exec(shown)?.[1] ?? '';
  expect((await run('messages', ['--answered', id])).stdout).toContain('is marked as answered');
  expect((await run('messages')).stdout).toMatch(/answered \d{4}-/);

  await inDatabase((database) => letPass(database, '1 day'));
  await remind();
  expect(mails, 'no morning mail any more').toHaveLength(2);
});

it('a mail that could not be sent is tried again', async () => {
  await write('anna');
  refusing = true;
  await expect(remind()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('could not be sent'),
  });
  refusing = false;
  await remind();
  expect(mails).toHaveLength(1);
});

it('the mail goes although the form takes no more for this hour', async () => {
  await write('ruth');
  const limit = (count: number) => `update private.contact_rules set messages_per_hour = ${count}`;
  await inDatabase((database) => database.exec(limit(1)));
  await remind('--try');
  expect(mails).toHaveLength(1);
  await inDatabase((database) => database.exec(limit(300)));
});

it('the mail goes at once to whoever tries it, and counts for nothing', async () => {
  await remind('--try');
  expect(mails).toHaveLength(1);
});

it.each([
  ['a setting is missing', { REMINDER_TOKEN: '' }, 'REMINDER_TOKEN is not set'],
  ['the token is wrong', { REMINDER_TOKEN: 'remind_0' }, 'select private.new_reminder_token();'],
  ['the table does not answer', { VITE_SUPABASE_URL: 'http://127.0.0.1:9' }, 'No connection'],
  ['the key is wrong', { VITE_SUPABASE_ANON_KEY: 'sb_publishable_0' }, 'does not know this key'],
])('fails in a sentence when %s', async (_, changed, words) => {
  await expect(run('remind', [], changed)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(words),
  });
  expect(mails).toEqual([]);
});

it('the mail leads to the table in Supabase', () => {
  const waiting = {
    waiting: 3,
    oldest: '2026-11-18T05:16:00Z',
    three_days: 2,
    due: true,
    as_of: '',
    time_zone: 'Asia/Kolkata',
  };
  const { subject, text } = reminderMail(waiting, 'https://abcdefghijklmnopqrst.supabase.co');
  expect(subject).toBe('3 messages wait for an answer, for three days or more');
  expect(text).toMatch(/The oldest came on Wednesday,? 18 November 2026 at 10:46 \(Asia\/Kolkata\)\./);
  expect(text).toContain('2 of them have waited for three days or more.');
  expect(text).toContain('https://supabase.com/dashboard/project/abcdefghijklmnopqrst/editor');
});
