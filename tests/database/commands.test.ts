import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { format } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { databaseFolder, dataFolder } from '../../messages/embeddedDatabase.ts';
import { ask } from '../../messages/rest.ts';
import { makeSite, serve } from './embeddedSite.ts';
import { forgetAll } from './postgres.ts';

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

await once(smtp.server.listen(0, '127.0.0.1'), 'listening');
const smtpPort = (smtp.server.address() as AddressInfo).port;
afterAll(() => smtp.close());
afterEach(() => {
  mails.length = 0;
});

const root = makeSite();
const database = databaseFolder(root);
mkdirSync(database, { recursive: true });
const postgres = await PGlite.create(dataFolder(database));
await postgres.exec(`create function public.run(statements text) returns void
  language plpgsql security definer as 'begin execute statements; end'`);
await postgres.close();
const site = await serve(root);
/** Runs statements in the database, which the site has open. */
const sql = (statements: string) => ask(site.ministry, 'POST', 'rpc/run', { statements }, 'minimal');
const token = 'remind_1';
await sql(`update private.reminder set token_hash = sha256('${token}'), time_zone = 'UTC',
  morning = (now() at time zone 'UTC' - interval '2 hours')::time`);

const settings = {
  EMBEDDED_DATABASE: database,
  VITE_SUPABASE_URL: site.url,
  VITE_SUPABASE_ANON_KEY: site.stranger.key,
  SUPABASE_SECRET_KEY: site.ministry.key,
  VITE_ONE_WAY: 'true',
  REMINDER_TOKEN: token,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  REMINDER_FROM: 'site@example.org',
  REMINDER_TO: 'team@example.org',
};
const here = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };

/** Runs `npm run messages` or `npm run messages:remind` in this process, which is faster. */
async function run(command: 'messages' | 'remind', changed: object, ...args: string[]) {
  for (const [name, value] of Object.entries({ ...settings, ...changed })) vi.stubEnv(name, value);
  process.argv.splice(2, process.argv.length, ...args);
  vi.resetModules();
  const [log, error] = (['log', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockReset().mockReturnValue(),
  );
  await (command === 'remind' ? import('../../messages/remind.ts') : import('../../messages/messages.ts'));
  const [stdout = '', stderr = ''] = [log, error].map((spy) =>
    spy?.mock.calls.map((call) => `${format(...call)}\n`).join(''),
  );
  const hasFailed = process.exitCode === 1; // PGlite sets 100
  process.exitCode = undefined;
  return { hasFailed, stdout, stderr };
}
const success = (words: string | RegExp) => ({ hasFailed: false, stdout: expect.stringMatching(words) });
const failure = (words: string) => ({ hasFailed: true, stdout: '', stderr: expect.stringContaining(words) });

it('the commands follow a message until it is answered', async () => {
  expect(await run('remind', {})).toMatchObject(success('The form works'));
  expect([mails, await site.names()], 'the row by which it asks is refused').toEqual([[], []]);

  await site.send({ name: 'miriam', email: 'miriam@example.org', prayer_requests: 'Pray for my daughter.' });
  refusing = true;
  expect(await run('remind', {})).toMatchObject(failure('could not be sent'));
  refusing = false;
  expect(await run('remind', {}), 'may be public').toMatchObject(success(/^\D+$/));
  expect(mails, 'tried again').toHaveLength(1);
  expect(mails[0]).toMatch(/^To: team@example\.org\r\nSubject: One message is waiting for an answer\r\n/m);
  expect(mails[0]).toMatch(/One message is waiting for an answer\. It came on \w+day/);
  expect(mails[0]).not.toMatch(/miriam|daughter|example\.org.*pray/i);
  await run('remind', {});
  expect(mails, 'mailed already').toHaveLength(1);
  await run('remind', {}, '--try');
  expect(mails, 'at once with --try').toHaveLength(2);

  const id = /^id (.+)$/m.exec((await run('messages', here)).stdout)?.[1] ?? '';
  expect(await run('messages', here, '--answered', id)).toMatchObject(success('is marked as answered'));
  const { stdout } = await run('messages', here);
  expect(stdout).toMatch(/answered \d{4}-/);
  expect(await run('messages', here, '--answered', id)).toMatchObject(failure('No waiting message has'));
  expect((await run('messages', here)).stdout, 'the first time is kept').toBe(stdout);

  const policy = 'alter policy "Anyone may send a message" on public.contact_submissions with check';
  await sql(`${policy} (false)`);
  expect(await run('remind', {})).toMatchObject(failure("refuses every visitor's message (42501 "));
  await sql(`${policy} (answered_at is null)`);
});

it('the watch sends what visitors send, in every way', async () => {
  const { fetch } = globalThis;
  onTestFinished(() => void vi.unstubAllGlobals());
  let hostAnswers = (_: RequestInit) => Promise.resolve(new Response('<html>', { status: 404 }));
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    url.host === 'plain.example.org' ? hostAnswers(init) : fetch(url, init),
  );
  const twoWays = { VITE_ONE_WAY: '' };
  expect(await run('remind', twoWays)).toMatchObject(
    failure('plain.example.org/reach-and-build/ refused: It answered 404'),
  );
  hostAnswers = (init) => fetch(`${site.url}rest/v1/contact_submissions`, init);
  expect(await run('remind', twoWays)).toMatchObject(success('The form works'));
  expect(await site.names(), 'nothing is stored').not.toContainEqual({ name: '' });
});

const all = 450;
/** Gives groups of ten the same time. */
const manyMessages = `${forgetAll};
  insert into public.contact_submissions (id, created_at, answered_at, name, email)
    select gen_random_uuid(), now() - interval '1 minute' * (${all} - i / 10),
      case when i in (7, 8) then now() end, 'Sender ' || i, i || '@example.org'
    from generate_series(1, ${all}) as i`;

it('messages are printed as they are written to a file', async () => {
  const file = join(root, 'messages.csv');
  await sql(manyMessages);
  writeFileSync(file, 'before', { mode: 0o644 });
  expect(await run('messages', {}, '--csv', file)).toMatchObject(success(`${all} messages are in `));
  for (const each of process.platform === 'win32' ? [] : [file, join(database, 'secret-key')])
    expect(statSync(each).mode & 0o077, each).toBe(0);
  const names = readFileSync(file, 'utf8').match(/Sender \d+/g) ?? [];
  expect([names.length, new Set(names).size]).toEqual([all, all]);
  expect(names.slice(-2).sort()).toEqual(['Sender 7', 'Sender 8']);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    vi.unstubAllGlobals();
    const page = await fetch(url, init);
    await sql(
      `delete from public.contact_submissions where id = (select min(id::text)::uuid from public.contact_submissions)`,
    );
    return page;
  });
  const { stdout } = await run('messages', here);
  expect(stdout.match(/Sender \d+/g), 'though one of the first page is deleted before the next').toEqual(
    names,
  );
  const summary = `${all} messages in the database of ${site.url}, ${all - 2} to be answered.\nTimes are`;
  expect(stdout).toContain(summary);
});

it('the secret key follows no redirect', async () => {
  const sent: unknown[] = [];
  const url = await listen(({ headers }, response) => {
    sent.push(headers.apikey);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await run('messages', { VITE_SUPABASE_URL: url })).toMatchObject(failure('It answered 307.'));
  expect(sent).toEqual([site.ministry.key]);
});

/** Starts another server in place of the project. Resolves to its address. */
async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const reload = "or wait a minute, then run in the SQL Editor: notify pgrst, 'reload schema'";
const noNumbers = 'did not say whether messages are waiting';
it.each<[command: 'messages' | 'remind', status: number, answer: unknown, words: string]>([
  ['messages', 404, { code: 'PGRST205' }, reload],
  ['remind', 200, undefined, noNumbers],
  ['remind', 200, {}, noNumbers],
])('a wrong answer leads on (%#)', async (command, status, answer, words) => {
  const url = await listen((_, response) => void response.writeHead(status).end(JSON.stringify(answer)));
  expect(await run(command, { VITE_SUPABASE_URL: url })).toMatchObject(failure(words));
});

it.each<[command: string, settings: object, words: string]>([
  ['messages messages.csv', here, "Unexpected argument 'messages.csv'"],
  ['messages --csv /nowhere/a.csv', here, '/nowhere/a.csv cannot be written: ENOENT: no such file'],
  ['messages --answered x', here, 'refused: invalid input syntax for type uuid: "x"'],
  ['messages', { SUPABASE_SECRET_KEY: '' }, 'Set SUPABASE_SECRET_KEY to'],
  ['messages', { SUPABASE_SECRET_KEY: 'sb_publishable_a' }, 'is the publishable key'],
  ['messages', { ...here, EMBEDDED_DATABASE: '/nowhere' }, 'The messages are in /nowhere, and only the site'],
  ['remind', { REMINDER_TOKEN: '' }, 'REMINDER_TOKEN is not set'],
  ['remind', { REMINDER_TOKEN: 'remind_0' }, 'This is not the reminder token.'],
  ['remind', { VITE_SUPABASE_URL: 'x.supabase.co' }, 'does not answer (Invalid URL)'],
  ['remind', { VITE_SUPABASE_URL: 'https://gone.invalid' }, 'Is the project paused'],
  ['remind --try', { SMTP_URL: `smtp://me:pa55@0.0.0.0:${smtpPort}` }, 'TLS'],
])('a command explains its failure in a sentence (%#)', async (line, settings, words) => {
  const before = readdirSync('.');
  const [command, ...args] = line.split(' ') as ['messages' | 'remind'];
  const failed = await run(command, settings, ...args);
  expect(failed).toMatchObject(failure(words));
  expect(failed.stderr).not.toMatch(/pa55|^ +at /m);
  expect([mails, readdirSync('.')]).toEqual([[], before]);
});
