import type { Message } from './messageStore.ts';
import { columnsOf, forCsv, forTerminal } from './safeText.ts';

const headings = ['Received', 'Name', 'E-mail', 'Phone', 'Prayer requests'] as const;
/** The widest that each column of the table becomes; the last one takes what is left of the terminal. */
const widest = [16, 24, 32, 18];
const LEAST_TEXT_COLUMNS = 30;

/** The messages as a table for a terminal of so many columns. Nothing in a message can control the terminal. */
export function* tableLines(messages: readonly Message[], terminalColumns: number): Iterable<string> {
  const rows = messages.map(cellsOf);
  const widths = widest.map((most, column) =>
    [headings, ...rows].reduce(
      (wide, row) => Math.min(most, Math.max(wide, columnsOf(row[column] ?? ''))),
      0,
    ),
  );
  const taken = widths.reduce((sum, width) => sum + width + 2, 0);
  widths.push(Math.max(LEAST_TEXT_COLUMNS, terminalColumns - taken));

  yield* rowLines(headings, widths);
  for (const row of rows) {
    yield '─'.repeat(Math.max(terminalColumns, taken + LEAST_TEXT_COLUMNS));
    yield* rowLines(row, widths);
  }
}

function cellsOf({ created_at, name, email, phone, prayer_requests }: Message): string[] {
  const lines = (prayer_requests ?? '').split('\n').map((line) => forTerminal(line.replaceAll('\t', '    ')));
  return [
    localTime(created_at),
    forTerminal(name),
    forTerminal(email),
    forTerminal(phone ?? ''),
    lines.join('\n'),
  ];
}

/** In the time zone of whoever reads it, in a form that sorts: 2025-11-21 10:46. */
function localTime(time: string): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function* rowLines(cells: readonly string[], widths: readonly number[]): Iterable<string> {
  const columns = cells.map((cell, column) => wrapped(cell, widths[column] ?? LEAST_TEXT_COLUMNS));
  const height = Math.max(...columns.map((lines) => lines.length));
  for (let line = 0; line < height; line += 1) {
    const parts = columns.map((lines, column) => padded(lines[line] ?? '', widths[column] ?? 0));
    yield parts.join('  ').trimEnd();
  }
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

/** Breaks a text into lines: at spaces where it can, within a word where it must. */
function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    let taken = 0;
    for (const word of line.match(/\S+\s?|\s/gu) ?? []) {
      if (taken > 0 && taken + columnsOf(word.trimEnd()) > width) taken = lines.push('') && 0;
      for (const character of word) {
        const columns = columnsOf(character);
        if (taken + columns > width) taken = lines.push('') && 0;
        lines[lines.length - 1] += character;
        taken += columns;
      }
    }
    return lines.map((part) => part.trimEnd());
  });
}

/** The CSV's first line; the byte order mark tells Excel that the file is UTF-8. */
export const csvHeading = `\ufeff${['received', 'name', 'email', 'phone', 'prayer_requests', 'id'].map(forCsv)}\r\n`;

/** One message as a line of CSV (RFC 4180). */
export function csvLine({ id, created_at, name, email, phone, prayer_requests }: Message): string {
  const time = new Date(created_at).toISOString();
  return `${[time, name, email, phone ?? '', prayer_requests ?? '', id].map(forCsv).join(',')}\r\n`;
}
