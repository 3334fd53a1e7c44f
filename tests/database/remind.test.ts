import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mailServer, reminderMail } from '../../scripts/messages/reminder.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { inDatabase, makeSite, runScript, type Served, servePreview } from './embeddedServer.ts';
import { letPass, newReminderToken } from './hostedPostgres.ts';

/** A mail server that takes everything, unless it is told to refuse. */
const mails: string[] = [];
let refusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => done(refusing ? new Error('Mailbox busy') : undefined),
  async onData(stream, _, done) {
    mails.push(Buffer.concat(await stream.toArray()).toString());
    done();
  },
});
/** Something else in the place of the project, as the sign-in page of a public Wi-Fi. */
const elsewhere = createServer((_, response) => response.end('<html>Sign in'));
const urlOf = (listening: Server, origin = 'http://127.0.0.1') =>
  `${origin}:${(listening.address() as AddressInfo).port}`;

const site = makeSite();
let server: Served;
let token = '';

/** The database is open in one process at a time: here, or in the server. */
async function meanwhile<Result>(run: (database: PGlite) => Promise<Result>): Promise<Result> {
  await server.close();
  const result = await inDatabase(site, run);
  server = await servePreview(site);
  return result;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  server = await servePreview(site);
  token = await meanwhile(async (database) => {
    await database.exec(
      "update private.reminder set time_zone = 'UTC', morning = (now() - interval '2 hours')::time",
    );
    return newReminderToken(database);
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
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  elsewhere.closeAllConnections();
  elsewhere.close();
  site.remove();
});

function run(script: string, args: string[] = [], changed: Record<string, string> = {}) {
  const settings = {
    VITE_SUPABASE_URL: server.url,
    VITE_SUPABASE_ANON_KEY: EMBEDDED_KEY,
    SUPABASE_SECRET_KEY: server.secretKey,
    REMINDER_TOKEN: token,
    SMTP_URL: urlOf(smtp.server, 'smtp://127.0.0.1'),
    REMINDER_FROM: 'site@example.org',
    REMINDER_TO: 'team@example.org',
  };
  return runScript(site, { ...settings, ...changed }, script, ...args);
}
const remind = (...args: string[]) => run('remind', args);
const write = (name: string) =>
  server.stranger
    .from('contact_submissions')
    .insert({ name, email: `${name}@example.org`, prayer_requests: 'Please pray for my daughter.' });

it('a message is sent, told by mail, marked as answered, and told no longer', async () => {
  expect((await remind()).stdout).toContain('The form works');
  expect(mails).toEqual([]);

  await write('miriam');
  refusing = true;
  const unsent = { code: 1, stderr: expect.stringContaining('could not be sent') };
  await expect(remind()).rejects.toMatchObject(unsent);
  refusing = false;
  expect((await remind()).stdout, 'may be public').not.toMatch(/\d/);
  expect(mails, 'tried again').toHaveLength(1);
  expect(mails[0]).toMatch(/^To: team@example\.org\r\nSubject: One message waits for an answer\r\n/m);
  expect(mails[0]).toMatch(/One message waits for an answer\. It came on \w+day/);
  expect(mails[0]).not.toMatch(/miriam|daughter|example\.org.*pray/i);
  await remind();
  expect(mails, 'at most one an hour').toHaveLength(1);

  await meanwhile((database) => letPass(database, '3 days 3 hours'));
  await remind();
  expect(mails.at(-1)).toContain('One of them has waited for three days or more.');
  expect(mails, 'one each morning while it waits').toHaveLength(2);

  const shown = (await run('messages')).stdout;
  expect(shown).toContain('has waited 3 days');
  const id = /^id (.+)$/m.exec(shown)?.[1] ?? '';
  expect((await run('messages', ['--answered', id])).stdout).toContain('is marked as answered');
  expect((await run('messages')).stdout).toMatch(/answered \d{4}-/);

  await meanwhile((database) => letPass(database, '1 day'));
  await remind();
  expect(mails, 'no morning mail any more').toHaveLength(2);
});

it('the mail goes at once to whoever tries it, although the form takes no more for this hour', async () => {
  await write('ruth');
  const limit = (count: number) => `update private.contact_rules set messages_per_hour = ${count}`;
  await meanwhile((database) => database.exec(limit(1)));
  for (const count of [1, 2]) {
    await remind('--try');
    expect(mails).toHaveLength(count);
  }
  await meanwhile((database) => database.exec(limit(300)));
});

it.each([
  ['a setting is missing', () => ({ REMINDER_TOKEN: '' }), 'REMINDER_TOKEN is not set'],
  ['the token is wrong', () => ({ REMINDER_TOKEN: 'remind_0' }), 'select private.new_reminder_token();'],
  ['the table does not answer', () => ({ VITE_SUPABASE_URL: 'http://127.0.0.1:9' }), 'No connection'],
  ['the key is wrong', () => ({ VITE_SUPABASE_ANON_KEY: 'sb_publishable_0' }), 'does not know this key'],
  ['something else answers', () => ({ VITE_SUPABASE_URL: urlOf(elsewhere) }), 'Something else has answered'],
  ['SMTP_URL is no address', () => ({ SMTP_URL: 'smtps://me:pa55#x@x.example' }), 'SMTP_URL is no address'],
  [
    'the password would travel in the clear',
    () => ({ SMTP_URL: urlOf(smtp.server, 'smtp://me:pa55@0.0.0.0') }),
    'TLS',
  ],
])('fails in a sentence when %s', async (_, changed, words) => {
  const failing = run('remind', ['--try'], changed() as Record<string, string>);
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  await expect(failing).rejects.not.toMatchObject({ stderr: expect.stringContaining('pa55') });
  expect(mails).toEqual([]);
});

it.each([
  ['smtps://a%40example.org:p%23@mail.example.org', { secure: true, host: 'mail.example.org' }],
  ['smtp://mail.example.org:587', { secure: false, requireTLS: true, port: 587 }],
  ['smtp://localhost.example.org', { requireTLS: true }],
  ['smtp://127.0.0.1.example.org', { requireTLS: true }],
  ['smtp://localhost:25', { requireTLS: false }],
  ['smtp://[::1]:25', { requireTLS: false, host: '::1' }],
])('the mail to %s is encrypted, but to this machine', (url, server) => {
  expect(mailServer(url)).toMatchObject(server);
});

it('an address with which the mail would go elsewhere, or unencrypted, is refused', () => {
  const addresses =
    '|mail.example.org|http://mail.example.org|smtps://|smtps://me:p%@mail.example.org|smtps://me:5#@x.example|' +
    'smtps://mail.example.org?secure=false|smtp://mail.example.org/?ignoreTLS=true';
  for (const address of addresses.split('|'))
    expect(() => mailServer(address), address).toThrow(/^SMTP_URL is no address of a mail server/);
});

it('the project is tried once, step by step, and nothing of it stays', async () => {
  await write('hanna');
  const { stdout } = await run('try-messages');
  expect(stdout.match(/^Yes: .*$/gm)).toHaveLength(6);
  const { data } = await server.service.from('contact_submissions').select().like('name', 'Trial%');
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

it('the mail leads to the table in Supabase', () => {
  const told = { waiting: 3, oldest: '2026-11-18T05:16:00Z', three_days: 2, due: true, as_of: '' };
  const project = 'https://abcdefghijklmnopqrst.supabase.co';
  const { subject, text } = reminderMail({ ...told, time_zone: 'Asia/Kolkata' }, project);
  expect(subject).toBe('3 messages wait for an answer, for three days or more');
  expect(text).toMatch(/The oldest came on Wednesday,? 18 November 2026 at 10:46 \(Asia\/Kolkata\)\./);
  expect(text).toContain('2 of them have waited for three days or more.');
  expect(text).toContain('https://supabase.com/dashboard/project/abcdefghijklmnopqrst/editor');
});
