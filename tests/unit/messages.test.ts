import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import type { Message } from '../../content/contactFields.ts';
import { fieldNames, fields, noFields } from '../../content/contactFields.ts';
import { block, csvHeading, csvLine, timeZone } from '../../messages/print.ts';
import { mailServer, reminderMail, type Waiting } from '../../messages/reminder.ts';
import { toSubmission } from '../../src/contact/contactSubmission.ts';

const columns = fieldNames.map((name) => fields[name].column);

const message = (fields: Partial<Message> = {}): Message => ({
  id: '00000000-0000-4000-8000-000000000000',
  created_at: '2025-11-21T05:16:09.429123+00:00',
  ...toSubmission({ ...noFields, name: 'Anna', email: 'anna@example.org' }),
  answered_at: null,
  ...fields,
});

/** Includes the first only of the halves of characters. */
const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code <= 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Reads a CSV file by RFC 4180. */
const parseCsv = (csv: string) =>
  csv
    .split(/(?<=")\r\n/)
    .slice(0, -1)
    .map((record) =>
      Array.from(record.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"')),
    );

it.each([
  ['21', {}, / {2}waiting\n/],
  ['22', {}, / {2}has waited 1 day\n/],
  [
    '23',
    { phone: '+91 1', prayer_requests: '\tFirst.\nSecond.' },
    /^2025-11-2\d \d\d:\d\d:09 {2}has waited 2 days\nAnna {2}anna@example\.org {2}Phone Number: \+91 1\n {2}\| {5}First\.\n {2}\| Second\.\nid 0{8}-[-\d]+\n$/,
  ],
  ['24', { answered_at: '2025-11-22T05:16:09+00:00' }, / {2}answered 2025-11-2\d \d\d:\d\d:09\n/],
])('on the day %s every part of a message of the 21st is printed', (day, fields, shown) => {
  expect(block(message(fields), Date.parse(`2025-11-${day}T06:00:00Z`))).toMatch(shown);
});

it('a printed message spells out what could control the terminal or deceive its reader', () => {
  const shown = block(message({ name: 'a\u001b[2Jb', prayer_requests: '\u202eevil\u2066 \u200b' }));
  expect(shown).toContain('a\\u{1b}[2Jb');
  expect(shown).toContain('\\u{202e}evil\\u{2066} \\u{200b}');
  const all = block(message({ prayer_requests: everyCharacter }));
  expect(all).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u);
  expect(all.match(/^(?! {2}\| ).+/gm), 'passes for no other message').toHaveLength(3);
});

it('the CSV file is what spreadsheets read as UTF-8', () => {
  expect(csvHeading).toMatch(/^\ufeff/);
  const times = [`received (${timeZone})`, `answered (${timeZone})`];
  expect(parseCsv(csvHeading)).toEqual([[...times, ...columns, 'id']]);
  const answered_at = '2025-11-22T05:16:09+00:00';
  expect(parseCsv(csvLine(message({ answered_at })))[0]?.[1]).toMatch(/^2025-11-2\d \d\d:\d\d:09$/);
  expect(csvLine(message({ name: 'Ann "Q", B', prayer_requests: 'one\n\ttwo' }))).toMatch(
    /^"2025-11-2\d \d\d:\d\d:09","","Ann ""Q"", B",.*"one\n\ttwo",.*"0{8}-[-\d]+"\r\n$/s,
  );
});

it.each([
  ...['=1+1', '+1', '-1', '@SUM(1)', '＝1', '＠SUM(1)', "=cmd|' /C calc'!A0"].map((text) => [
    text,
    `'${text}`,
  ]),
  // A spreadsheet in another language ends a cell here, quoted or not.
  ['\t=1', "'\t'=1"],
  ['a;=1+1', "a;'=1+1"],
  ['x;"=HYPERLINK("http://example.org")', 'x;"\'=HYPERLINK("http://example.org")'],
])('the CSV file makes no formula of a cell (%#)', (text, cell) => {
  expect(parseCsv(csvLine(message({ prayer_requests: text })))[0]).toContain(cell);
});

it('the mail says how many messages wait since when', () => {
  const mail = (changed: Partial<Waiting>) =>
    reminderMail({ time_zone: 'Asia/Kolkata', waiting: 0, oldest: null, ...changed } as Waiting);
  const { subject, text } = mail({ waiting: 3, three_days: 2, oldest: '2026-11-18T05:16:00Z' });
  expect(subject).toBe('3 messages are waiting for an answer, for three days or more');
  expect(text).toMatch(/The oldest came on Wednesday,? 18 November 2026 at 10:46 \(Asia\/Kolkata\)\./);
  expect(mail({}).text).toMatch(/^No message is waiting for an answer\.\n/);
  const evening = { full_from: '2026-11-18T13:30:00+00:00', full_until: '2026-11-18T14:30:00+00:00' };
  expect(mail(evening)).toMatchObject({
    subject: 'Messages may have been refused',
    text: expect.stringMatching(/^Messages may have been refused between 19:00 and 20:00 \(Asia\/Kol/),
  });
});

it.each([
  ['smtps://a%40b.org:p%23@mail.example.org', { secure: true, auth: { user: 'a@b.org', pass: 'p#' } }],
  ['smtp://mail.example.org:587', { host: 'mail.example.org', secure: false, requireTLS: true, port: 587 }],
  ['smtp://localhost.example.org', { requireTLS: true }],
  ['smtp://no-localhost', { requireTLS: true }],
  ['smtp://[::1]:25', { requireTLS: false, host: '::1' }],
])('the mail goes encrypted to every machine but this (%#)', (url, server) => {
  expect(createTransport(mailServer(url)).options).toMatchObject(server);
});

it.each([
  ...['mail.example.org', 'http://mail.example.org', 'smtps://', 'smtps://me:p%@mail.example.org'],
  ...['smtps://me:5#@x.example', 'smtp://x.example/?ignoreTLS=true'],
])('a wrong address of the mail server is never shown (%#)', (address) => {
  expect(() => mailServer(address)).toThrow(
    /^SMTP_URL is not the address of a mail server: smtps:\/\/name:pass/,
  );
});
