import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, it } from 'vitest';
import { tsx } from '../setup/tsx.ts';
import { makeOpenDatabase, makeSite, serve } from './embeddedServer.ts';
import { forgetAll, letPass } from './postgres.ts';

/** Accepts every mail, except while `refusing`. */
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

/** Something else in the place of the project. */
let answer: RequestListener = (_, response) => response.end('<html>Sign in to our Wi-Fi');
const project = createServer((...request) => answer(...request));

async function portOf(listener: Server): Promise<number> {
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  return (listener.address() as AddressInfo).port;
}
const smtpPort = await portOf(smtp.server);
const elsewhere = `http://127.0.0.1:${await portOf(project)}`;
const root = makeSite();
await makeOpenDatabase(root);
const site = await serve(root);
const token = 'remind_1';
await site.run(`update private.reminder set token_hash = sha256('${token}'), time_zone = 'UTC',
  morning = (now() at time zone 'UTC' - interval '2 hours')::time`);

afterEach(() => {
  mails.length = 0;
});
afterAll(() => {
  smtp.close();
  project.closeAllConnections();
  project.close();
});

const start = promisify(execFile);

/** What a command prints, with the site as its project unless settings change that. */
async function run(script: string, changed: object, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    EMBEDDED_DATABASE: join(root, 'database'),
    VITE_SUPABASE_URL: site.url,
    VITE_SUPABASE_ANON_KEY: site.stranger.key,
    SUPABASE_SECRET_KEY: site.ministry.key,
    REMINDER_TOKEN: token,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    REMINDER_FROM: 'site@example.org',
    REMINDER_TO: 'team@example.org',
    ...changed,
  };
  return (await start(process.execPath, [...tsx, `messages/${script}.ts`, ...args], { env })).stdout;
}
const failure = (words: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(words) });
const here = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };
const there = { VITE_SUPABASE_URL: elsewhere, SUPABASE_SECRET_KEY: 'x' };

it('a message is in the mail until it is marked as answered', async () => {
  expect(await run('remind', {})).toContain('The form works');
  expect([mails, await site.names()], 'the row by which it asks is refused').toEqual([[], []]);

  await site.send({ name: 'miriam', email: 'miriam@example.org', prayer_requests: 'Pray for my daughter.' });
  refusing = true;
  await expect(run('remind', {})).rejects.toMatchObject(failure('could not be sent'));
  refusing = false;
  expect(await run('remind', {}), 'may be public').not.toMatch(/\d/);
  expect(mails, 'tried again').toHaveLength(1);
  expect(mails[0]).toMatch(/^To: team@example\.org\r\nSubject: One message is waiting for an answer\r\n/m);
  expect(mails[0]).toMatch(/One message is waiting for an answer\. It came on \w+day/);
  expect(mails[0]).not.toMatch(/miriam|daughter|example\.org.*pray/i);
  await run('remind', {});
  expect(mails, 'at most one an hour').toHaveLength(1);
  await run('remind', {}, '--try');
  expect(mails, 'at once with --try').toHaveLength(2);

  const id = /^id (.+)$/m.exec(await run('messages', here))?.[1] ?? '';
  expect(await run('messages', here, '--answered', id)).toContain('is marked as answered');
  expect(await run('messages', here)).toMatch(/answered \d{4}-/);
  await site.run(letPass('1 day'));
  await run('remind', {});
  expect(mails, 'no morning mail').toHaveLength(2);
});

it('the reminder fails while the table refuses every visitor', async () => {
  const policy = 'alter policy "Anyone may send a message" on public.contact_submissions with check';
  await site.run(`${policy} (false)`);
  await expect(run('remind', {})).rejects.toMatchObject(failure("refuses every visitor's message (42501 "));
  await site.run(`${policy} (answered_at is null)`);
  expect(await run('remind', {})).toContain('The form works');
});

const all = 1100;
/** Ten at a time have the same time. */
const manyMessages = `${forgetAll};
  insert into public.contact_submissions (id, created_at, answered_at, name, email)
    select gen_random_uuid(), now() - interval '1 minute' * (${all} - i / 10),
      case when i in (7, 8) then now() end, 'Sender ' || i, i || '@example.org'
    from generate_series(1, ${all}) as i`;

it('all messages are printed, first those that wait, as they are written to a file', async () => {
  const file = join(root, 'messages.csv');
  await site.run(manyMessages);
  writeFileSync(file, 'before', { mode: 0o644 });
  await run('messages', {}, '--csv', file);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  const csv = readFileSync(file, 'utf8');
  const names = csv.match(/Sender \d+/g) ?? [];
  expect(names).toHaveLength(all);
  expect(new Set(names).size).toBe(all);
  expect(names.slice(-2).sort()).toEqual(['Sender 7', 'Sender 8']);
  const printed = await run('messages', here);
  expect(printed.match(/Sender \d+/g)).toEqual(names);
  expect(printed).toMatch(
    `${all} messages in the database of ${site.url}, ${all - 2} to be answered.\nTimes are`,
  );
});

const nowhere = { ...here, EMBEDDED_DATABASE: '/nowhere' };
it.each<[command: string, settings: object, words: string]>([
  ['messages messages.csv', here, "Unexpected argument 'messages.csv'"],
  ['messages --csv /nowhere/a.csv', here, '/nowhere/a.csv cannot be written: ENOENT: no such file'],
  ['messages --csv messages', here, 'messages cannot be written: '],
  ['messages --answered 00000000-0000-4000-8000-000000000000', here, 'No message has the id "0'],
  ['messages', { SUPABASE_SECRET_KEY: '' }, 'Set SUPABASE_SECRET_KEY to'],
  ['messages', nowhere, 'The messages are in /nowhere, and only the site can read them'],
  ['messages', there, 'Something else has answered'],
  ['remind', { REMINDER_TOKEN: '' }, 'REMINDER_TOKEN is not set'],
  ['remind', { REMINDER_TOKEN: 'remind_0' }, 'select private.new_reminder_token();'],
  ['remind', { VITE_SUPABASE_URL: 'http://127.0.0.1:9' }, 'does not answer (fetch failed)'],
  ['remind', { VITE_SUPABASE_URL: 'x.supabase.co' }, 'does not answer (Invalid URL)'],
  ['remind', { VITE_SUPABASE_ANON_KEY: 'sb_publishable_0' }, 'refused: '],
  ['remind', { SMTP_URL: 'smtps://me:pa55#x@x.example' }, 'SMTP_URL is not the address'],
  ['remind --try', { SMTP_URL: `smtp://me:pa55@0.0.0.0:${smtpPort}` }, 'TLS'],
])('npm run %s explains its failure in a sentence (%#)', async (command, settings, words) => {
  const before = readdirSync('.');
  const [script = '', ...args] = command.split(' ');
  const failing = run(script, settings, ...args);
  await expect(failing).rejects.toMatchObject(failure(words));
  await expect(failing).rejects.not.toMatchObject({ stderr: expect.stringContaining('pa55') });
  expect([mails, readdirSync('.')]).toEqual([[], before]);
});

it('an incomplete list is neither printed nor written to a file', async () => {
  const message = {
    id: '',
    created_at: '2025-11-21T05:16:09Z',
    answered_at: null,
    name: 'A',
    email: 'a@x.org',
  };
  const cut = join(root, 'cut.csv');
  let pages = 0;
  answer = (_, response) => void (++pages % 3 ? response.end(JSON.stringify([message])) : response.destroy());
  await expect(run('messages', there, '--csv', cut)).rejects.toMatchObject(failure('does not answer'));
  expect(existsSync(cut)).toBe(false);
  await expect(run('messages', there)).rejects.toMatchObject(failure('does not answer'));
});

it.each(['messages/messages.ts', 'site/preflight.ts'])(
  '%s ends quietly when nobody reads on',
  async (file) => {
    const env = { ...process.env, ...here, EMBEDDED_DATABASE: join(root, 'database') };
    const command = spawn(process.execPath, [...tsx, file], { env });
    command.stdout.destroy();
    expect(await text(command.stderr)).toBe('');
  },
);
