import { entryOf, fieldNames, type Message } from '../content/contactFields.ts';

/** What a terminal would obey, what cannot be seen, and what has no agreed meaning; but not the mark that gives an emoji its colour. */
const notPlain =
  /(?!(?<=\p{Emoji})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const spelledOut = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const forTerminal = (text: string) => text.replace(notPlain, spelledOut);

/** Control characters other than line feed and tab, and the marks that turn the direction of what follows. */
const neverInCell = /(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Where spreadsheets begin to read a formula (OWASP, "CSV Injection"), also behind what one in another language takes for a cell's end. */
const formulaStart = /^(?=[\t\n])|(?<=(?:^|[;\t\n])["\s]*)(?=[=+\-@＝＋－＠])/g;

function forCsv(text: string): string {
  const plain = text.replace(neverInCell, spelledOut).replace(formulaStart, "'");
  return `"${plain.replaceAll('"', '""')}"`;
}

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Swedish writes times so that they sort: 2025-11-21 10:46:09.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const localTime = (time: string) => format.format(new Date(time));

const given = (message: Message) =>
  fieldNames.map(entryOf).map(({ column, kind, label, required }) => {
    const text = message[column as keyof Message] ?? '';
    return { inLines: kind === 'textarea', text, shown: required ? text : `${label}: ${text}` };
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
    all.flatMap(({ inLines, text, shown }) => (inLines || !text ? [] : forTerminal(shown))).join('  '),
    ...all
      .flatMap(({ inLines, text }) => (inLines ? text.split('\n') : []))
      .map((line) => `  | ${forTerminal(line.replaceAll('\t', '    '))}`),
    `id ${id}`,
    '',
  ].join('\n');
}

const line = (cells: string[]) => `${cells.map(forCsv)}\r\n`;

/** The CSV's first line; Excel needs the byte order mark to read UTF-8. */
export const csvHeading = `\ufeff${line([`received (${timeZone})`, `answered (${timeZone})`, ...fieldNames.map((name) => entryOf(name).column), 'id'])}`;

export function csvLine(message: Message): string {
  const { id, created_at, answered_at } = message;
  const times = [localTime(created_at), answered_at ? localTime(answered_at) : ''];
  return line([...times, ...given(message).map(({ text }) => text), id]);
}
