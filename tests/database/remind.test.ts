import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mailServer, reminderMail } from '../../scripts/messages/reminder.ts';
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
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
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
  elsewhere.closeAllConnections();
  elsewhere.close();
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
    SMTP_URL: urlOf(smtp.server, 'smtp://127.0.0.1'),
    REMINDER_FROM: 'site@example.org',
    REMINDER_TO: 'team@example.org',
    ...changed,
  };
  return promisify(execFile)(process.execPath, [...tsx, `scripts/${script}.ts`, ...args], { env });
}
const remind = (...args: string[]) => run('remind', args);

/** Something else in the place of the project, as the sign-in page of a public Wi-Fi. */
const elsewhere = createServer((_, response) => response.end('<html>Sign in'));

async function write(name: string): Promise<void> {
  const message = { name, email: `${name}@example.org`, prayer_requests: secret };
  await clientFor(server?.url ?? '', server?.publishableKey ?? '')
    .from(table)
    .insert(message);
}

it('a message is sent, told by mail, marked as answered, and told no longer', async () => {
  expect((await remind()).stdout).toContain('The form works');
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
  ['something else answers', { VITE_SUPABASE_URL: () => urlOf(elsewhere) }, 'Something else has answered'],
  [
    'the mail server’s address is none',
    { SMTP_URL: 'smtps://me:pa55#x@x.example' },
    'SMTP_URL is no address',
  ],
  [
    'the password would travel in the clear',
    { SMTP_URL: () => urlOf(smtp.server, 'smtp://me:pa55@0.0.0.0') },
    'TLS',
  ],
])('fails in a sentence when %s', async (_, changed, words) => {
  const values = Object.entries(changed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value(),
  ]);
  const failing = run('remind', ['--try'], Object.fromEntries(values));
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  await expect(failing).rejects.not.toMatchObject({ stderr: expect.stringContaining('pa55') });
  expect(mails).toEqual([]);
});

it.each([
  [
    'smtps://a%40example.org:p%23@mail.example.org',
    { secure: true, requireTLS: false, host: 'mail.example.org' },
  ],
  ['smtp://mail.example.org:587', { secure: false, requireTLS: true, port: 587 }],
  ['smtp://localhost.example.org', { requireTLS: true }],
  ['smtp://127.0.0.1.example.org', { requireTLS: true }],
  ['smtp://localhost:25', { requireTLS: false }],
  ['smtp://[::1]:25', { requireTLS: false, host: '::1' }],
])('the mail to %s is encrypted, but to this machine', (url, server) => {
  expect(mailServer(url)).toMatchObject(server);
});

it.each([
  ...['', 'mail.example.org', 'http://mail.example.org', 'smtps://', 'smtps://me:p%@mail.example.org'],
  ...[
    'smtps://mail.example.org?secure=false',
    'smtp://mail.example.org/?ignoreTLS=true',
    'smtps://me:5#@x.example',
  ],
])('%j is no address of a mail server', (url) => {
  expect(() => mailServer(url)).toThrow(/^SMTP_URL is no address of a mail server/);
});

it('the project is tried once, step by step, and nothing of it stays', async () => {
  await write('hanna');
  const { stdout } = await run('try-messages');
  expect(stdout.match(/^Yes: .*$/gm)).toHaveLength(6);
  const client = clientFor(server?.url ?? '', server?.secretKey ?? '');
  const { data } = await client.from(table).select('name').eq('name', 'Trial of the form');
  expect(data).toEqual([]);

  await expect(run('try-messages', [], { REMINDER_TOKEN: 'remind_0' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('NO:  the reminder’s token is known. ('),
  });
  await expect(run('try-messages', [], { VITE_SUPABASE_URL: urlOf(elsewhere) })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Something else has answered'),
  });
});

const urlOf = (listening: Server, origin = 'http://127.0.0.1') =>
  `${origin}:${(listening.address() as AddressInfo).port}`;

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
