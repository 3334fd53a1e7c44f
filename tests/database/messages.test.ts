import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../scripts/messages/messageStore.ts';
import { csvHeading, csvLine, tableLines } from '../../scripts/messages/print.ts';
import { makeSite, makeUnlimitedDatabase, servePreview } from './embeddedServer.ts';
import { oddText } from './oddText.ts';

const message = (fields: Partial<Message> = {}): Message => ({
  id: '00000000-0000-4000-8000-000000000000',
  created_at: '2025-11-21T05:16:09.429123+00:00',
  name: 'Anna',
  email: 'anna@example.org',
  phone: null,
  prayer_requests: null,
  ...fields,
});
const table = (columns: number, ...messages: Message[]) => [...tableLines(messages, columns)];
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

describe('the printed table', () => {
  it('shows every part of a message, a line of it under the other', () => {
    const lines = table(100, message({ phone: '+91 1', prayer_requests: 'First.\nSecond.' }));
    expect(lines[0]).toMatch(/^Received +Name +E-mail +Phone +Prayer requests$/);
    expect(lines[2]).toMatch(/^2025-11-21 \d\d:\d\d +Anna +anna@example.org +\+91 1 +First\.$/);
    expect(lines[3]).toMatch(/^ +Second\.$/);
  });

  it('spells out what could control the terminal or deceive its reader', () => {
    const lines = table(
      200,
      message({ name: 'a\u001b[2Jb', prayer_requests: '\u202eevil\u2066 \u200b \u009b' }),
    );
    expect(lines.join('\n')).toContain('a\\u{1b}[2Jb');
    expect(lines.join('\n')).toContain('\\u{202e}evil\\u{2066} \\u{200b} \\u{9b}');
  });

  it('holds no such character, whatever was sent', () => {
    const unsafe = /[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;
    const property = fc.property(odd, (fields) => {
      expect(table(120, message(fields)).join('\n')).not.toMatch(unsafe);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it('breaks long words to the width of the terminal', () => {
    const lines = table(110, message({ name: 'n'.repeat(200), prayer_requests: 'ஜ🙏'.repeat(2500) }));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
    expect(lines.join('').match(/n/g)?.length).toBeGreaterThanOrEqual(200);
  });
});

describe('the CSV file', () => {
  it('is UTF-8 with a byte order mark and quotes every cell', () => {
    const line = csvLine(message({ name: 'Ann "Q", B', prayer_requests: 'one\n\ttwo' }));
    expect(csvHeading).toMatch(/^\ufeff"received","name","email","phone","prayer_requests","id"\r\n$/);
    expect(line).toBe(
      '"2025-11-21T05:16:09.429Z","Ann ""Q"", B","anna@example.org","","one\n\ttwo",' +
        '"00000000-0000-4000-8000-000000000000"\r\n',
    );
  });

  it.each(['=1+1', '+91 1', '-1', '@SUM(A1)', '\t=1', '＝1', "=cmd|' /C calc'!A0"])(
    'makes no formula of %j',
    (text) => {
      expect(parseCsv(csvLine(message({ name: text })))[0]?.[1]).toMatch(/^'/);
    },
  );

  it('gives back exactly what was stored, whatever was sent', () => {
    const property = fc.property(odd, (fields) => {
      const [cells = [], ...more] = parseCsv(csvLine(message(fields)));
      expect(more).toEqual([]);
      expect(cells).toHaveLength(6);
      for (const [i, text] of [fields.name, fields.email, fields.phone, fields.prayer_requests].entries()) {
        const cell = cells[i + 1] ?? '';
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
        expect(cell).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        // Those characters apart, and the apostrophe that keeps a formula from being one.
        if (!/(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text)) {
          expect([text, `'${text}`]).toContain(cell);
        }
      }
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the commands', { timeout: 60_000 }, () => {
  const MANY = 2500;
  const site = makeSite();
  const local = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };
  const run = (script: string, ...args: string[]) => runWith(local, script, ...args);
  const runWith = async (project: typeof local, script: string, ...args: string[]) => {
    const env = { ...process.env, EMBEDDED_DATABASE: site.database, ...project };
    const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
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
      alter table public.contact_submissions enable trigger user;
    `);
    await database.close();
  }, 60_000);
  afterAll(() => {
    site.remove();
  });

  it('print the same, all of it and newest last, whether the server runs or not', async () => {
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
      .map(([, name]) => name);
    expect(names[0]).toBe('Old');
    expect(new Set(names).size).toBe(MANY + 1);
    expect(printed.trimEnd().split('\n').at(-1)).toBe(
      `${MANY + 1} messages in the database of ${server.url}.`,
    );
    expect(printed.indexOf('Old')).toBeLessThan(printed.indexOf('Sender 2499'));
  });

  it('write a file that only its owner can read, and delete what is old', async () => {
    const file = join(site.root, 'messages.csv');
    await run('messages', '--csv', file);
    expect(parseCsv(readFileSync(file, 'utf8'))).toHaveLength(MANY + 2);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);

    expect(await run('delete-old-messages')).toBe(`Deleted 1 old message from ${site.database}.\n`);
    expect(await run('delete-old-messages')).toBe(`Deleted 0 old messages from ${site.database}.\n`);
  });
});
