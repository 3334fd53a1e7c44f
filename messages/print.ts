import type { Message } from '../src/contact/database.ts';
import { entryOf, fieldNames } from '../src/contact/fields.ts';
import { forCsv, forTerminal } from './safeText.ts';

/** The reader's time zone, used for every time that is printed. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// In a format that sorts: 2025-11-21 10:46:09.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const localTime = (time: string) => format.format(new Date(time));

/** What a visitor gave, and whether in lines; of a box, its label. */
const given = (message: Message) =>
  fieldNames.map(entryOf).map(({ column, kind, label }) => {
    const value = message[column as keyof Message] as string | boolean | null;
    return { inLines: kind === 'text', text: value === true ? label : value || '' };
  });

const DAY = 24 * 60 * 60 * 1000;

/** A message as a block of lines for a terminal. Nothing in it can control the terminal, or pass for another block. */
export function block(message: Message, now = Date.now()): string {
  const { id, created_at, answered_at } = message;
  const all = given(message);
  const days = Math.floor((now - Date.parse(created_at)) / DAY);
  const waits = days === 0 ? 'waiting' : `has waited ${days} ${days === 1 ? 'day' : 'days'}`;
  return [
    `${localTime(created_at)}  ${answered_at ? `answered ${localTime(answered_at)}` : waits}`,
    all.flatMap(({ inLines, text }) => (inLines || !text ? [] : forTerminal(text))).join('  '),
    ...all
      .flatMap(({ inLines, text }) => (inLines ? text.split('\n') : []))
      .map((line) => `  | ${forTerminal(line.replaceAll('\t', '    '))}`),
    `id ${id}`,
    '',
  ].join('\n');
}

const line = (cells: string[]) => `${cells.map(forCsv)}\r\n`;

const columns = fieldNames.map((name) => entryOf(name).column);

/** The CSV's first line; Excel needs the byte order mark to read UTF-8. */
export const csvHeading = `\ufeff${line([`received (${timeZone})`, `answered (${timeZone})`, ...columns, 'id'])}`;

/** One message as a line of CSV (RFC 4180). */
export function csvLine(message: Message): string {
  const { id, created_at, answered_at } = message;
  const times = [localTime(created_at), answered_at ? localTime(answered_at) : ''];
  return line([...times, ...given(message).map(({ text }) => text), id]);
}
