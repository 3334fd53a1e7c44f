/**
 * Shows the messages that the contact form has received: those that wait for an answer first.
 *
 *   npm run messages                            to read them here
 *   npm run messages -- --answered ID           notes that a message was answered
 *   npm run messages -- --csv messages.csv      writes a file for a spreadsheet
 *   npm run --silent messages -- --csv          prints the same
 */
import { parseArgs } from 'node:util';
import { type Message, type MessageStore, openMessageStore } from './messages/messageStore.ts';
import { block, csvHeading, csvLine, timeZone } from './messages/print.ts';
import { runCommand } from './messages/runCommand.ts';
import { StoreError } from './messages/storeError.ts';
import { print, writePrivateFile } from './messages/write.ts';

async function messages(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { csv: { type: 'boolean' }, answered: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const { csv = false, answered = [] } = values;
  const [file, ...more] = positionals;
  if (more.length > 0 || (file && !csv) || (csv && answered.length > 0)) {
    const given = file && !csv ? `What should happen with "${file}"?` : 'Please ask for one thing at a time.';
    throw new StoreError(`${given} Write --csv FILE, or --answered ID, or nothing at all.`);
  }

  const store = await openMessageStore();
  if (answered.length > 0) await markAnswered(store, answered);
  else if (csv) await writeCsv(store?.pages() ?? nothing(), file);
  else await printAll(store);
}

async function* nothing(): AsyncIterable<Message[]> {}

async function printAll(store: MessageStore | undefined): Promise<void> {
  if (!store) return print('No messages yet: the database is made by the first "npm start".\n');
  let all = 0;
  let waiting = 0;
  for await (const page of store.pages()) {
    all += page.length;
    waiting += page.filter(({ answered_at }) => !answered_at).length;
    await print(page.map((message) => `${block(message)}\n`).join(''));
  }
  if (all === 0) return print(`No messages yet in ${store.place}.\n`);
  const counted = `${all} ${all === 1 ? 'message' : 'messages'}`;
  await print(`${counted} in ${store.place}, ${waiting} to be answered.\nTimes are those of ${timeZone}.\n`);
}

async function writeCsv(pages: AsyncIterable<Message[]>, file: string | undefined): Promise<void> {
  async function* parts() {
    yield csvHeading;
    for await (const page of pages) yield page.map(csvLine).join('');
  }
  if (file) await writePrivateFile(file, parts());
  else for await (const part of parts()) await print(part);
}

async function markAnswered(store: MessageStore | undefined, ids: string[]): Promise<void> {
  for (const id of ids) {
    const found = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && (await store?.markAnswered(id));
    if (!found) throw new StoreError(`No message has the id "${id}". You find the id under each message.`);
    console.log(`${id} is marked as answered.`);
  }
}

await runCommand(messages);
