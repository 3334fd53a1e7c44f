import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, csvHeading, csvLine, timeZone } from '../../scripts/messages/print.ts';
import type { Message } from '../../src/contact/database.ts';
import { tsx } from '../setup/tsx.ts';
import { inDatabase, makeSite, runScript, servePreview } from './embeddedServer.ts';
import { oddText } from './oddText.ts';

const message = (fields: Partial<Message> = {}): Message => ({
  id: '00000000-0000-4000-8000-000000000000',
  created_at: '2025-11-21T05:16:09.429123+00:00',
  name: 'Anna',
  email: 'anna@example.org',
  phone: null,
  prayer_requests: null,
  answered_at: null,
  ...fields,
});
const odd = fc.record({ name: oddText, email: oddText, phone: oddText, prayer_requests: oddText });

/** What RFC 4180 says that a CSV file holds. */
const parseCsv = (csv: string) =>
  csv
    .split(/(?<=")\r\n/)
    .slice(0, -1)
    .map((record) =>
      Array.from(record.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"')),
    );

describe('a printed message', () => {
  it('is a block that shows every part of it, how long it has waited or when it was answered', () => {
    const now = Date.parse('2025-11-24T06:00:00Z');
    expect(block(message({ phone: '+91 1', prayer_requests: 'First.\nSecond.' }), now)).toMatch(
      /^2025-11-2\d \d\d:\d\d:09 {2}has waited 3 days\nAnna {2}anna@example\.org {2}\+91 1\n {2}\| First\.\n {2}\| Second\.\nid 0{8}-[-\d]+\n$/,
    );
    expect(block(message({ answered_at: '2025-11-22T05:16:09+00:00' }), now)).toMatch(
      / {2}answered 2025-11-2\d \d\d:\d\d:09\n/,
    );
  });

  it('spells out what could control the terminal or deceive its reader, and cannot pass for two', () => {
    const shown = block(message({ name: 'a\u001b[2Jb', prayer_requests: '\u202eevil\u2066 \u200b \u009b' }));
    expect(shown).toContain('a\\u{1b}[2Jb');
    expect(shown).toContain('\\u{202e}evil\\u{2066} \\u{200b} \\u{9b}');
    const unsafe = /[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;
    const property = fc.property(odd, (fields) => {
      expect(block(message(fields))).not.toMatch(unsafe);
      expect(block(message(fields)).match(/^id /gm)).toHaveLength(1);
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the CSV file', () => {
  it('is UTF-8 with a byte order mark and quotes every cell', () => {
    expect(csvHeading).toMatch(/^\ufeff/);
    const columns = `received (${timeZone}),answered (${timeZone}),name,email,phone,prayer_requests,id`;
    expect(parseCsv(csvHeading)).toEqual([columns.split(',')]);
    expect(csvLine(message({ name: 'Ann "Q", B', prayer_requests: 'one\n\ttwo' }))).toMatch(
      /^"2025-11-2\d \d\d:\d\d:09","","Ann ""Q"", B","anna@example\.org","","one\n\ttwo","0{8}-[-\d]+"\r\n$/,
    );
  });

  it.each([
    ...['=1+1', '+91 1', '-1', '@SUM(A1)', '＝1', "=cmd|' /C calc'!A0"].map((text) => [text, `'${text}`]),
    // Where a spreadsheet in another language ends a cell, quoted or not.
    ['\t=1', "'\t'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n-1', "a\n'-1"],
    ['a;＋1', "a;'＋1"],
    ['x;"=HYPERLINK("http://example.org")', 'x;"\'=HYPERLINK("http://example.org")'],
    ['x; ""=1', 'x; ""\'=1'],
  ])('makes no formula of %j', (text, cell) => {
    expect(parseCsv(csvLine(message({ prayer_requests: text })))[0]?.[5]).toBe(cell);
  });

  it('gives back exactly what was stored, whatever was sent, but for what a spreadsheet would obey', () => {
    const obeyed =
      /^[\t\n]|(^|[;\t\n])["\s]*[=+\-@＝＋－＠]|(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
    const property = fc.property(odd, (fields) => {
      const [cells = [], ...more] = parseCsv(csvLine(message(fields)));
      expect([more.length, cells.length]).toEqual([0, 7]);
      for (const [i, text] of Object.values(fields).entries())
        if (obeyed.test(text)) expect(cells[i + 2]).not.toMatch(obeyed);
        else expect(cells[i + 2]).toBe(text);
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the command', () => {
  const MANY = 2500;
  const site = makeSite();
  afterAll(() => site.remove());
  const local = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };
  const runIn = async (project: object, ...args: string[]) =>
    (await runScript(site, project, 'messages', ...args)).stdout;
  const run = (...args: string[]) => runIn(local, ...args);
  const failure = (words: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(words) });

  beforeAll(async () => {
    expect(await run()).toBe('No messages yet: the database is made by the first "npm start".\n');
    await (await servePreview(site)).close();
    // Ten at a time have the same time.
    await inDatabase(site, (database) =>
      database.exec(`
        alter table public.contact_submissions disable trigger user;
        insert into public.contact_submissions (id, created_at, name, email)
          select gen_random_uuid(), now() - interval '1 minute' * (${MANY} - i / 10), 'Sender ' || i, i || '@example.org'
          from generate_series(1, ${MANY}) as i;
        update public.contact_submissions set answered_at = now() where name in ('Sender 7', 'Sender 8');
        alter table public.contact_submissions enable trigger user`),
    );
  });

  it.each([[], ['--delete-old']])('says in a sentence that the site has to run (%s)', async (...args) => {
    const words = `The messages are in ${site.database}, and only the site reads them there: start it (npm start), then ask again.\n`;
    await expect(run(...args)).rejects.toMatchObject({ code: 1, stdout: '', stderr: words });
  });

  it('prints and writes all of it, first what waits, from the site on this computer as from a hosted project', async () => {
    const server = await servePreview(site);
    const csv = await run('--csv');
    const printed = await run();
    // To the command a hosted project is an address and a secret key.
    const project = { VITE_SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: server.secretKey };
    expect(await runIn(project, '--csv')).toBe(csv);
    const keyless = runIn({ ...project, SUPABASE_SECRET_KEY: '' });
    await expect(keyless).rejects.toMatchObject(failure('SUPABASE_SECRET_KEY'));

    const [, ...names] = parseCsv(csv).map(([, , name]) => name);
    expect(new Set(names).size).toBe(MANY);
    expect(names.slice(-2).sort()).toEqual(['Sender 7', 'Sender 8']);
    expect(printed.trimEnd().split('\n').slice(-2)).toEqual([
      `${MANY} messages in the database of ${server.url}, ${MANY - 2} to be answered.`,
      `Times are those of ${timeZone}.`,
    ]);
    expect(printed.indexOf('Sender 2499')).toBeLessThan(printed.indexOf('Sender 7 '));

    const file = join(site.root, 'messages.csv');
    writeFileSync(file, 'before', { mode: 0o644 });
    await run('--csv', file);
    expect(readFileSync(file, 'utf8')).toBe(csv);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);

    expect(await run('--delete-old')).toBe(`Deleted 0 old messages from the database of ${server.url}.\n`);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      await expect(run('--answered', id)).rejects.toMatchObject(failure('No message has the id'));
    await server.close();
  });

  it.each([
    [['messages.csv'], 'What should happen with "messages.csv"?'],
    [['--csv', 'a.csv', 'b.csv'], 'Please ask for one thing at a time.'],
    [['--csv', '/nowhere/messages.csv'], '/nowhere/messages.csv cannot be written: there is no such folder.'],
    [['--csv', '.'], '. cannot be written: it is a folder.'],
    [['--scv'], "Unknown option '--scv'"],
  ])('says in a sentence why %j cannot be, and prints and leaves nothing', async (args, words) => {
    const before = readdirSync('.');
    await withTable(1, (project) => expect(runIn(project, ...args)).rejects.toMatchObject(failure(words)));
    expect(readdirSync('.')).toEqual(before);
  });

  it.each([[], ['--delete-old']])('fails where something else answers (%s)', async (...args) => {
    await answeredBy(
      (_, response) => response.end('<html>Sign in to our Wi-Fi'),
      (project) =>
        expect(runIn(project, ...args)).rejects.toMatchObject(failure('Something else has answered')),
    );
  });

  it.runIf(process.platform === 'linux')(
    'leaves the file as it was, and fails, where the disk is full',
    async () => {
      const folder = mkdtempSync(join(site.root, 'full-'));
      const file = join(folder, 'messages.csv');
      writeFileSync(file, 'before');
      const tooLarge = 'cannot be written: no file may be as large there.';
      // In place of a full disk: no file of the process may be larger than so many times 1024 bytes.
      const limited = `trap '' XFSZ; ulimit -f 40; exec "$@" --csv`;
      await withTable(1000, async (project) => {
        for (const [where, words] of [
          [file, tooLarge],
          [`> ${folder}/redirected.csv`, tooLarge],
          ['> /dev/full', 'The output cannot be written: the disk is full.'],
        ]) {
          const args = ['-c', `${limited} ${where}`, '-', process.execPath, ...tsx, 'scripts/messages.ts'];
          const running = promisify(execFile)('bash', args, { env: { ...process.env, ...project } });
          await expect(running).rejects.toMatchObject({
            code: 1,
            stderr: expect.stringContaining(`${words}`),
          });
        }
      });
      expect(readFileSync(file, 'utf8')).toBe('before');
      expect(readdirSync(folder)).toEqual(['messages.csv', 'redirected.csv']);
    },
  );

  it('leaves nothing behind when it is interrupted', async () => {
    const folder = mkdtempSync(join(site.root, 'interrupted-'));
    const hanging = () => undefined;
    await answeredBy(hanging, async (project) => {
      const running = runScript(site, project, 'messages', '--csv', join(folder, 'messages.csv'));
      const ended = expect(running).rejects.toMatchObject({ code: 130 });
      await expect.poll(() => readdirSync(folder)).toEqual([expect.stringMatching(/\.csv$/)]);
      running.child.kill('SIGINT');
      await ended;
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it('holds no more than a few pages in memory, however many messages there are', async () => {
    const all = 100_000; // more than 40 MB
    const file = join(site.root, 'many.csv');
    await withTable(all, (project) =>
      runIn({ ...project, NODE_OPTIONS: '--max-old-space-size=40' }, '--csv', file),
    );
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(all + 2);
  });

  /** Runs with a project that answers so. */
  async function answeredBy(answer: RequestListener, run: (project: typeof local) => Promise<unknown>) {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await run({ VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'x' });
    server.closeAllConnections();
    server.close();
  }

  /** Runs with a project that has so many messages, all of which wait. */
  function withTable(all: number, run: (project: typeof local) => Promise<unknown>) {
    const id = (i: number) => `00000000-0000-4000-8000-${`${i}`.padStart(12, '0')}`;
    const prayer_requests = 'Please pray. '.repeat(20);
    return answeredBy(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost');
      const last = Number(/id\.gt\.[-\d]*-(\d+)\)/.exec(searchParams.get('or') ?? '')?.[1] ?? 0);
      const left = searchParams.get('answered_at') === 'is.null' ? all - last : 0;
      const length = Math.min(Number(searchParams.get('limit')), left);
      const rows = Array.from({ length }, (_, i) => message({ id: id(last + 1 + i), prayer_requests }));
      response.end(JSON.stringify(rows));
    }, run);
  }
});
