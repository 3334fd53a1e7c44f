import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../scripts/messages/messageStore.ts';
import { block, csvHeading, csvLine, timeZone } from '../../scripts/messages/print.ts';
import { tsx } from '../setup/tsx.ts';
import { makeSite, makeUnlimitedDatabase, servePreview } from './embeddedServer.ts';
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
  it('is a block that shows every part of it, and how long it has waited', () => {
    const shown = block(message({ phone: '+91 1', prayer_requests: 'First.\nSecond.' }), threeDaysLater);
    const [when = '', ...rest] = shown.split('\n');
    expect(when).toMatch(/^2025-11-2\d \d\d:\d\d:09 {2}has waited 3 days$/);
    expect(rest).toEqual([
      'Anna  anna@example.org  +91 1',
      '  | First.',
      '  | Second.',
      'id 00000000-0000-4000-8000-000000000000',
      '',
    ]);
  });

  it('says when it was answered', () => {
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

  it.each(['=1+1', '+91 1', '-1', '@SUM(A1)', '\t=1', '＝1', "=cmd|' /C calc'!A0"])(
    'makes no formula of %j',
    (text) => {
      expect(parseCsv(csvLine(message({ name: text })))[0]?.[2]).toMatch(/^'/);
    },
  );

  it.each(['a;=1+1', 'a\t@SUM(A1)', 'a\n-1', 'a;＋1'])(
    'makes none of %j where a spreadsheet in another language ends a cell',
    (text) => {
      const cell = parseCsv(csvLine(message({ prayer_requests: text })))[0]?.[5];
      expect(cell).toBe(text.replace(/(?<=^a[;\t\n])/, "'"));
    },
  );

  it('gives back exactly what was stored, whatever was sent', () => {
    const property = fc.property(odd, (fields) => {
      const [cells = [], ...more] = parseCsv(csvLine(message(fields)));
      expect(more).toEqual([]);
      expect(cells).toHaveLength(7);
      for (const [i, text] of [fields.name, fields.email, fields.phone, fields.prayer_requests].entries()) {
        const cell = cells[i + 2] ?? '';
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]|[;\t\n][=+\-@＝＋－＠]/u);
        expect(cell).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        // Those characters apart, and the apostrophe that keeps a formula from being one.
        if (!/(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)) {
          const asTyped = text.replace(/(?<=[;\t\n])(?=[=+\-@＝＋－＠])/g, "'");
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
  const run = (script: string, ...args: string[]) => runWith(local, script, ...args);
  const runWith = async (project: typeof local, script: string, ...args: string[]) => {
    const env = { ...process.env, EMBEDDED_DATABASE: site.database, ...project };
    const command = [...tsx, `scripts/${script}.ts`, ...args];
    return (await promisify(execFile)(process.execPath, command, { env, maxBuffer: 1e8 })).stdout;
  };

  beforeAll(async () => {
    expect(await run('messages')).toBe('No messages yet: the database is made by the first "npm start".\n');
    await makeUnlimitedDatabase(site);
    expect(await run('messages')).toBe(`No messages yet in ${site.database}.\n`);

    const database = await PGlite.create(join(site.database, 'data'));
    await database.exec(`
      alter table public.contact_submissions disable trigger user;
      -- Ten at a time have the same time.
      insert into public.contact_submissions (id, created_at, name, email)
        select gen_random_uuid(), now() - interval '1 minute' * (${MANY} - i / 10), 'Sender ' || i, i || '@example.org'
        from generate_series(1, ${MANY}) as i;
      insert into public.contact_submissions (id, created_at, name, email)
        values (gen_random_uuid(), now() - interval '2 years', 'Old', 'old@example.org');
      update public.contact_submissions set answered_at = now() where name in ('Sender 7', 'Sender 8');
      alter table public.contact_submissions enable trigger user;
    `);
    await database.close();
  });
  afterAll(() => {
    site.remove();
  });

  it('print the same, all of it and first what waits, whether the server runs or not', async () => {
    const stopped = await run('messages', '--csv');
    const server = await servePreview(site);
    const running = await run('messages', '--csv');
    const printed = await run('messages');
    // To the command a hosted project is an address and a secret key.
    const project = { VITE_SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: server.secretKey };
    const hosted = await runWith(project, 'messages', '--csv');
    const keyless = runWith({ ...project, SUPABASE_SECRET_KEY: '' }, 'messages');
    await expect(keyless).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SUPABASE_SECRET_KEY'),
    });
    await server.close();

    expect(running).toBe(stopped);
    expect(hosted).toBe(stopped);
    const names = parseCsv(stopped)
      .slice(1)
      .map(([, , name]) => name);
    expect(names[0]).toBe('Old');
    expect(new Set(names).size).toBe(MANY + 1);
    expect(names.slice(-2).sort()).toEqual(['Sender 7', 'Sender 8']);
    expect(printed.trimEnd().split('\n').slice(-2)).toEqual([
      `${MANY + 1} messages in the database of ${server.url}, ${MANY - 1} to be answered.`,
      `Times are those of ${timeZone}.`,
    ]);
    expect(printed.indexOf('Old')).toBeLessThan(printed.indexOf('Sender 2499'));
    expect(printed.indexOf('Sender 2499')).toBeLessThan(printed.indexOf('Sender 7 '));
  });

  it('write a file that only its owner can read, also where there was one, and delete what is old', async () => {
    const file = join(site.root, 'messages.csv');
    writeFileSync(file, 'before', { mode: 0o644 });
    await run('messages', '--csv', file);
    expect(parseCsv(readFileSync(file, 'utf8'))).toHaveLength(MANY + 2);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);

    expect(await run('delete-old-messages')).toBe(`Deleted 1 old message from ${site.database}.\n`);
    expect(await run('delete-old-messages')).toBe(`Deleted 0 old messages from ${site.database}.\n`);
  });

  it.each([
    [['messages.csv'], '"messages.csv" alone means nothing.'],
    [['--csv', 'a.csv', 'b.csv'], 'That is too much at once.'],
    [['--csv', '/nowhere/messages.csv'], '/nowhere/messages.csv cannot be written: there is no such folder.'],
    [['--csv', '.'], '. cannot be written: it is a folder.'],
    [['--answered', 'x'], 'No message has the id "x".'],
    [['--answered', '00000000-0000-4000-8000-000000000000'], 'No message has the id'],
    [['--scv'], "Unknown option '--scv'"],
  ])('say in a sentence why %j cannot be, and print and leave nothing', async (args, words) => {
    const before = readdirSync('.');
    await expect(run('messages', ...args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${words.replace(/[.[\]()?]/g, '\\$&')}.*\n$`)),
    });
    expect(readdirSync('.')).toEqual(before);
  });

  it('take less than 100 MB for a hundred thousand messages', async () => {
    const all = 100_000;
    const row = (i: number) =>
      message({
        id: `00000000-0000-4000-8000-${`${i}`.padStart(12, '0')}`,
        prayer_requests: 'Please pray. '.repeat(20),
      });
    const table = createServer(({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost');
      const last = Number(/id\.gt\.[-\d]*-(\d+)\)/.exec(searchParams.get('or') ?? '')?.[1] ?? 0);
      const left = searchParams.get('answered_at') === 'is.null' ? all - last : 0;
      const length = Math.min(Number(searchParams.get('limit')), left);
      response.end(JSON.stringify(Array.from({ length }, (_, i) => row(last + 1 + i))));
    });
    await new Promise<void>((resolve) => table.listen(0, '127.0.0.1', resolve));
    const { port } = table.address() as AddressInfo;

    // By the command that everyone uses; at its end it says how much memory it has taken.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, ...command] = scripts.messages.split(' ');
    // VmHWM where there is a /proc: the other figure begins at that of the process that started it.
    const atExit = `data:text/javascript,${encodeURIComponent(`
      import { existsSync, readFileSync } from 'node:fs';
      process.on('exit', () => {
        const proc = '/proc/self/status';
        const peak = existsSync(proc) && /VmHWM:\\s+(\\d+)/.exec(readFileSync(proc, 'utf8'))[1];
        console.error(peak || process.resourceUsage().maxRSS);
      });`)}`;
    const file = join(site.root, 'many.csv');
    const env = { ...process.env, VITE_SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'x' };
    const run = [...['--import', atExit], ...command, '--csv', file];
    const { stderr } = await promisify(execFile)(process.execPath, run, { env });
    table.closeAllConnections();
    table.close();
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(all + 2);
    expect(Number(stderr) / 1024).toBeLessThan(100);
  });
});
