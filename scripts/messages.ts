/**
 * Prints the messages that the contact form has received, newest last.
 *
 *   npm run messages                            a table
 *   npm run messages -- --csv messages.csv      a file for a spreadsheet
 *   npm run --silent messages -- --csv          the same, printed
 */
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type Message, openMessageStore } from './messages/messageStore.ts';
import { csvHeading, csvLine, tableLines } from './messages/print.ts';
import { runCommand } from './messages/runCommand.ts';

async function printMessages(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { csv: { type: 'boolean' } },
    allowPositionals: true,
  });
  const store = await openMessageStore();
  const pages = store?.pages() ?? nothing();
  try {
    if (values.csv) await printCsv(pages, positionals[0]);
    else await printTable(pages, store?.place);
  } finally {
    await store?.close();
  }
}

async function* nothing(): AsyncIterable<Message[]> {}

async function printTable(pages: AsyncIterable<Message[]>, place: string | undefined): Promise<void> {
  const messages: Message[] = [];
  for await (const page of pages) messages.push(...page);

  if (messages.length === 0) {
    console.log(
      place
        ? `No messages yet in ${place}.`
        : 'No messages yet: the database is made by the first "npm start".',
    );
    return;
  }
  for (const line of tableLines(messages, process.stdout.columns ?? 120)) console.log(line);
  console.log(`\n${messages.length} ${messages.length === 1 ? 'message' : 'messages'} in ${place}.`);
}

async function printCsv(pages: AsyncIterable<Message[]>, file: string | undefined): Promise<void> {
  const out: Writable = file ? createWriteStream(file, { mode: 0o600 }) : process.stdout;
  await written(out, csvHeading);
  for await (const page of pages) await written(out, page.map(csvLine).join(''));
  if (file) await new Promise((resolve, reject) => out.on('error', reject).end(resolve));
}

function written(out: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => out.write(text, (error) => (error ? reject(error) : resolve())));
}

await runCommand(printMessages);
