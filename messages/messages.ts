/**
 * Shows the messages that the contact form has received: those that wait for an answer first.
 *
 *   npm run messages                            to read them here
 *   npm run messages -- --answered ID           notes that a message was answered
 *   npm run messages -- --csv messages.csv      writes a file for a spreadsheet
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSystemErrorMap, parseArgs } from 'node:util';
import { CommandError, runCommand } from './command.ts';
import { type MessageStore, openMessageStore } from './messageStore.ts';
import { block, csvHeading, csvLine, timeZone } from './print.ts';

async function messages(): Promise<void> {
  const options = { csv: { type: 'string' }, answered: { type: 'string', multiple: true } } as const;
  const { csv, answered = [] } = parseArgs({ options }).values;
  const store = await openMessageStore();
  for (const id of answered) await markAnswered(store, id);
  if (csv !== undefined) await writeCsv(store, csv);
  else if (answered.length === 0) await printAll(store);
}

async function printAll(store: MessageStore): Promise<void> {
  let all = 0;
  let waiting = 0;
  try {
    for await (const page of store.pages()) {
      all += page.length;
      waiting += page.filter(({ answered_at }) => !answered_at).length;
      for (const message of page) console.log(block(message));
    }
  } catch (error) {
    if (all > 0) console.error('The list above is incomplete.');
    throw error;
  }
  if (all === 0) return console.log(`No messages yet in ${store.place}.`);
  console.log(`${all} ${all === 1 ? 'message' : 'messages'} in ${store.place}, ${waiting} to be answered.`);
  console.log(`Times are in ${timeZone}.`);
}

/** The file is written whole or not at all, for its owner alone; an existing one is replaced, whatever its permissions. */
async function writeCsv(store: MessageStore, file: string): Promise<void> {
  let csv = csvHeading;
  for await (const page of store.pages()) csv += page.map(csvLine).join('');
  // Version control ignores *.csv, in case the process ends before the file is moved.
  const unfinished = `${resolve(file)}.${process.pid}.unfinished.csv`;
  try {
    writeFileSync(unfinished, csv, { flag: 'wx', mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const { errno = 0 } = error as NodeJS.ErrnoException;
    throw new CommandError(`${file} cannot be written: ${getSystemErrorMap().get(errno)?.[1]}.`);
  }
}

async function markAnswered(store: MessageStore, id: string): Promise<void> {
  const found = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && (await store.markAnswered(id));
  if (!found) throw new CommandError(`No message has the id "${id}". Each message is followed by its id.`);
  console.log(`${id} is marked as answered.`);
}

await runCommand(messages);
