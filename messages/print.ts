import { entryOf, fieldNames, type Message } from '../content/contactFields.ts';

/** What a terminal would obey, what cannot be seen, and what has no agreed meaning; but not the mark that gives an emoji its colour. */
const notPlain =
  /(?!(?<=\p{Emoji})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const spelledOut = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

const forTerminal = (text: string) => text.replace(notPlain, spelledOut);

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// Swedish writes times so that they sort: 2025-11-21 10:46:09.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const localTime = (time: string) => format.format(new Date(time));

const DAY = 24 * 60 * 60 * 1000;

/** A message as a block of lines for a terminal. Nothing in it can control the terminal, or pass for another block. */
export function block(message: Message, now = Date.now()): string {
  const { id, created_at, answered_at } = message;
  const all = fieldNames.map(entryOf).map(({ column, kind, label, required }) => {
    const text = message[column as keyof Message] ?? '';
    return { inLines: kind === 'textarea', text, shown: required ? text : `${label}: ${text}` };
  });
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
