import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../scripts/messages/messageStore.ts';
import { block, csvHeading, csvLine, timeZone } from '../../scripts/messages/print.ts';
import { tsx } from '../setup/tsx.ts';
import { clientFor, makeSite, makeUnlimitedDatabase, servePreview } from './embeddedServer.ts';
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
const threeDaysLater = Date.parse('2025-11-24T06:00:00Z');
const time = expect.stringMatching(/^2025-11-2\d \d\d:\d\d:09$/);
const odd = fc.record({ name: oddText, email: oddText, phone: oddText, prayer_requests: oddText });

/** What RFC 4180 says that a CSV file holds. */
function parseCsv(csv: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    record.push(cell.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

describe('a printed message', () => {
  it('is a block that shows every part of it, how long it has waited or when it was answered', () => {
    const shown = block(message({ phone: '+91 1', prayer_requests: 'First.\nSecond.' }), threeDaysLater);
    expect(shown).toMatch(
      /^2025-11-2\d \d\d:\d\d:09 {2}has waited 3 days\nAnna {2}anna@example\.org {2}\+91 1\n {2}\| First\.\n {2}\| Second\.\nid 0{8}-[-\d]+\n$/,
    );
    const answered = block(message({ answered_at: '2025-11-22T05:16:09+00:00' }), threeDaysLater);
    expect(answered).toMatch(/ {2}answered 2025-11-2\d \d\d:\d\d:09\n/);
  });

  it('spells out what could control the terminal or deceive its reader', () => {
    const shown = block(message({ name: 'a\u001b[2Jb', prayer_requests: '\u202eevil\u2066 \u200b \u009b' }));
    expect(shown).toContain('a\\u{1b}[2Jb');
    expect(shown).toContain('\\u{202e}evil\\u{2066} \\u{200b} \\u{9b}');
  });

  it('holds no such character, and cannot pass for two, whatever was sent', () => {
    const unsafe = /[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;
    const property = fc.property(odd, (fields) => {
      const shown = block(message(fields));
      expect(shown).not.toMatch(unsafe);
      expect(shown.match(/^id /gm)).toHaveLength(1);
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the CSV file', () => {
  it('is UTF-8 with a byte order mark and quotes every cell', () => {
    const line = csvLine(message({ name: 'Ann "Q", B', prayer_requests: 'one\n\ttwo' }));
    const zone = `(${timeZone})`;
    expect(parseCsv(csvHeading.slice(1))).toEqual([
      [`received ${zone}`, `answered ${zone}`, 'name', 'email', 'phone', 'prayer_requests', 'id'],
    ]);
    expect(csvHeading).toMatch(/^\ufeff/);
    expect(line).toContain(',"Ann ""Q"", B","anna@example.org","","one\n\ttwo",');
    expect(parseCsv(line)[0]?.[0]).toEqual(time);
  });

  it.each([
    ...['=1+1', '+91 1', '-1', '@SUM(A1)', '\t=1', '＝1', "=cmd|' /C calc'!A0"].map((text) => [
      text,
      `'${text}`,
    ]),
    // Where a spreadsheet in another language ends a cell, quoted or not.
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n-1', "a\n'-1"],
    ['a;＋1', "a;'＋1"],
    ['x;"=HYPERLINK("http://example.org")', 'x;"\'=HYPERLINK("http://example.org")'],
    ['x; ""=1', 'x; ""\'=1'],
    ['"=1', '"\'=1'],
  ])('makes no formula of %j', (text, cell) => {
    expect(parseCsv(csvLine(message({ prayer_requests: text })))[0]?.[5]).toBe(cell.replace("'\t=", "'\t'="));
  });

  it('gives back exactly what was stored, whatever was sent', () => {
    const property = fc.property(odd, (fields) => {
      const [cells = [], ...more] = parseCsv(csvLine(message(fields)));
      expect(more).toEqual([]);
      expect(cells).toHaveLength(7);
      for (const [i, text] of [fields.name, fields.email, fields.phone, fields.prayer_requests].entries()) {
        const cell = cells[i + 2] ?? '';
        expect(cell).not.toMatch(/^[\t\r\n]|(^|[;\t\n])["\s]*[=+\-@＝＋－＠]/u);
        expect(cell).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        // Those characters apart, and the apostrophe that keeps a formula from being one.
        if (!/(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)) {
          const asTyped = text.replace(/(?<=(?:^|[;\t\n])["\s]*)(?=[=+\-@＝＋－＠])/g, "'");
          expect([asTyped, `'${asTyped}`]).toContain(cell);
        }
      }
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the commands', () => {
  const MANY = 2500;
  const site = makeSite();
  const local = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };
  const environment = (project: typeof local) => ({
    ...process.env,
    EMBEDDED_DATABASE: site.database,
    ...project,
  });
  const command = (script: string, ...args: string[]) => [...tsx, `scripts/${script}.ts`, ...args];
  const runWith = async (project: typeof local, script: string, ...args: string[]) => {
    const options = { env: environment(project), maxBuffer: 1e8 };
    return (await promisify(execFile)(process.execPath, command(script, ...args), options)).stdout;
  };
  const run = (script: string, ...args: string[]) => runWith(local, script, ...args);
  const fails = (words: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(words) });

  beforeAll(async () => {
    expect(await run('messages')).toBe('No messages yet: the database is made by the first "npm start".\n');
    await makeUnlimitedDatabase(site);
    const database = await PGlite.create(join(site.database, 'data'));
    await database.exec(`
      alter table public.contact_submissions disable trigger user;
      -- Ten at a time have the same time.
      insert into public.contact_submissions (id, created_at, name, email)
        select gen_random_uuid(), now() - interval '1 minute' * (${MANY} - i / 10), 'Sender ' || i, i || '@example.org'
        from generate_series(1, ${MANY}) as i;
      update public.contact_submissions set answered_at = now() where name in ('Sender 7', 'Sender 8');
      alter table public.contact_submissions enable trigger user;
    `);
    await database.close();
  });
  afterAll(() => {
    site.remove();
  });

  it.each(['messages', 'delete-old-messages'])(
    '%s says in a sentence that the site has to run',
    async (script) => {
      const words = `The messages are in ${site.database}, and only the site reads them there: start it (npm start), then ask again.\n`;
      await expect(run(script)).rejects.toMatchObject({ code: 1, stdout: '', stderr: words });
    },
  );

  it('print and write all of it, first what waits, from the site on this computer as from a hosted project', async () => {
    const server = await servePreview(site);
    const running = await run('messages', '--csv');
    const printed = await run('messages');
    // To the command a hosted project is an address and a secret key.
    const project = { VITE_SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: server.secretKey };
    expect(await runWith(project, 'messages', '--csv')).toBe(running);
    const keyless = runWith({ ...project, SUPABASE_SECRET_KEY: '' }, 'messages');
    await expect(keyless).rejects.toMatchObject(fails('SUPABASE_SECRET_KEY'));

    const names = parseCsv(running)
      .slice(1)
      .map(([, , name]) => name);
    expect(new Set(names).size).toBe(MANY);
    expect(names.slice(-2).sort()).toEqual(['Sender 7', 'Sender 8']);
    expect(printed.trimEnd().split('\n').slice(-2)).toEqual([
      `${MANY} messages in the database of ${server.url}, ${MANY - 2} to be answered.`,
      `Times are those of ${timeZone}.`,
    ]);
    expect(printed.indexOf('Sender 2499')).toBeLessThan(printed.indexOf('Sender 7 '));

    const file = join(site.root, 'messages.csv');
    writeFileSync(file, 'before', { mode: 0o644 });
    await run('messages', '--csv', file);
    expect(readFileSync(file, 'utf8')).toBe(running);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);

    await clientFor(server.url, server.secretKey).from('contact_submissions').delete().eq('name', 'Sender 1');
    expect(await run('delete-old-messages')).toBe(
      `Deleted 0 old messages from the database of ${server.url}.\n`,
    );
    for (const args of [['x'], ['00000000-0000-4000-8000-000000000000']])
      await expect(run('messages', '--answered', ...args)).rejects.toMatchObject(
        fails('No message has the id'),
      );
    await server.close();
  });

  it.each([
    [['messages.csv'], 'What should happen with "messages.csv"?'],
    [['--csv', 'a.csv', 'b.csv'], 'Please ask for one thing at a time.'],
    [['--csv', '/nowhere/messages.csv'], '/nowhere/messages.csv cannot be written: there is no such folder.'],
    [['--csv', '.'], '. cannot be written: it is a folder.'],
    [['--scv'], "Unknown option '--scv'"],
  ])('say in a sentence why %j cannot be, and print and leave nothing', async (args, words) => {
    await withTable(1, async (project) => {
      const before = readdirSync('.');
      await expect(runWith(project, 'messages', ...args)).rejects.toMatchObject(fails(words));
      expect(readdirSync('.')).toEqual(before);
    });
  });

  it.each(['messages', 'delete-old-messages'])('%s fails where something else answers', async (script) => {
    const page = (_: IncomingMessage, response: ServerResponse) => response.end('<html>Sign in to our Wi-Fi');
    await listening(page, async (VITE_SUPABASE_URL) => {
      const project = { VITE_SUPABASE_URL, SUPABASE_SECRET_KEY: 'x' };
      await expect(runWith(project, script)).rejects.toMatchObject(fails('Something else has answered'));
    });
  });

  // In place of a full disk: no file of the process may be larger than so many times 1024 bytes.
  const onSmallDisk = (project: typeof local, args: string, folder: string) =>
    promisify(execFile)(
      'bash',
      [
        '-c',
        `trap '' XFSZ; ulimit -f 40; exec "$@" ${args}`,
        '-',
        process.execPath,
        ...command('messages', '--csv'),
      ],
      { env: { ...environment(project), FOLDER: folder } },
    );
  it.runIf(process.platform === 'linux')(
    'leave the file as it was, and fail, where the disk is full',
    async () => {
      await withTable(1000, async (project) => {
        const folder = mkdtempSync(join(site.root, 'full-'));
        const file = join(folder, 'messages.csv');
        writeFileSync(file, 'before');
        const refusal = {
          code: 1,
          stderr: expect.stringContaining('cannot be written: no file may be as large there.'),
        };
        await expect(onSmallDisk(project, '"$FOLDER/messages.csv"', folder)).rejects.toMatchObject(refusal);
        expect(readFileSync(file, 'utf8')).toBe('before');
        expect(readdirSync(folder)).toEqual(['messages.csv']);
        await expect(onSmallDisk(project, '> "$FOLDER/redirected.csv"', folder)).rejects.toMatchObject(
          refusal,
        );
        await expect(onSmallDisk(project, '> /dev/full', folder)).rejects.toMatchObject({
          code: 1,
          stderr: expect.stringContaining('The output cannot be written: the disk is full.'),
        });
      });
    },
  );

  it('leave nothing behind when they are interrupted', async () => {
    const folder = mkdtempSync(join(site.root, 'interrupted-'));
    const hanging = () => undefined;
    await listening(hanging, async (VITE_SUPABASE_URL) => {
      const env = environment({ VITE_SUPABASE_URL, SUPABASE_SECRET_KEY: 'x' });
      const child = spawn(process.execPath, command('messages', '--csv', join(folder, 'messages.csv')), {
        env,
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await expect.poll(() => readdirSync(folder)).toEqual([expect.stringMatching(/\.csv$/)]);
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it('hold no more than a few pages in memory, however many messages there are', async () => {
    const all = 100_000; // more than 40 MB
    await withTable(all, async (project) => {
      const file = join(site.root, 'many.csv');
      const heap = { ...environment(project), NODE_OPTIONS: '--max-old-space-size=40' };
      await promisify(execFile)(process.execPath, command('messages', '--csv', file), { env: heap });
      expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(all + 2);
    });
  });

  async function listening(answer: RequestListener, run: (url: string) => Promise<void>): Promise<void> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  }

  /** A project with so many messages, all of which wait. */
  async function withTable(all: number, run: (project: typeof local) => Promise<void>): Promise<void> {
    const row = (i: number) =>
      message({
        id: `00000000-0000-4000-8000-${`${i}`.padStart(12, '0')}`,
        prayer_requests: 'Please pray. '.repeat(20),
      });
    const table: RequestListener = ({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost');
      const last = Number(/id\.gt\.[-\d]*-(\d+)\)/.exec(searchParams.get('or') ?? '')?.[1] ?? 0);
      const left = searchParams.get('answered_at') === 'is.null' ? all - last : 0;
      const length = Math.min(Number(searchParams.get('limit')), left);
      response.end(JSON.stringify(Array.from({ length }, (_, i) => row(last + 1 + i))));
    };
    await listening(table, (VITE_SUPABASE_URL) => run({ VITE_SUPABASE_URL, SUPABASE_SECRET_KEY: 'x' }));
  }
});
