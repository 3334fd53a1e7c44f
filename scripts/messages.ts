/**
 * Shows the messages that the contact form has received: those that wait for an answer first.
 *
 *   npm run messages                            to read them here
 *   npm run messages -- --answered ID           notes that a message was answered
 *   npm run messages -- --csv messages.csv      writes a file for a spreadsheet
 *   npm run --silent messages -- --csv          prints the same
 *   npm run messages:delete-old                 deletes those that are older than the site promises (`messages_kept_for`
 *     in private.contact_rules), as Supabase does every ten minutes, and so do the reminder and the start of the site here
 */
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from './messages/command.ts';
import { type MessageStore, openMessageStore } from './messages/messageStore.ts';
import { block, csvHeading, csvLine, timeZone } from './messages/print.ts';
import { print, writePrivateFile } from './messages/write.ts';

const usage = 'Write --csv FILE, or --answered ID, or nothing at all.';

async function messages(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      csv: { type: 'boolean' },
      answered: { type: 'string', multiple: true },
      'delete-old': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const { csv = false, answered = [], 'delete-old': old = false } = values;
  const [file, ...more] = positionals;
  if (file && !csv) throw new CommandError(`What should happen with "${file}"? ${usage}`);
  if (more.length > 0 || [csv, answered.length > 0, old].filter(Boolean).length > 1)
    throw new CommandError(`Please ask for one thing at a time. ${usage}`);

  const store = await openMessageStore();
  if (answered.length > 0) await markAnswered(store, answered);
  else if (old)
    console.log(`Deleted ${counted(await store.deleteOld(), 'old message')} from ${store.place}.`);
  else if (csv) await writeCsv(store, file);
  else await printAll(store);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

async function printAll(store: MessageStore): Promise<void> {
  let all = 0;
  let waiting = 0;
  for await (const page of store.pages()) {
    all += page.length;
    waiting += page.filter(({ answered_at }) => !answered_at).length;
    await print(page.map((message) => `${block(message)}\n`).join(''));
  }
  if (all === 0) return print(`No messages yet in ${store.place}.\n`);
  const where = `${counted(all, 'message')} in ${store.place}, ${waiting} to be answered.`;
  await print(`${where}\nTimes are those of ${timeZone}.\n`);
}

async function writeCsv(store: MessageStore, file?: string): Promise<void> {
  async function* parts() {
    yield csvHeading;
    for await (const page of store.pages()) yield page.map(csvLine).join('');
  }
  if (file) await writePrivateFile(file, parts());
  else for await (const part of parts()) await print(part);
}

async function markAnswered(store: MessageStore, ids: string[]): Promise<void> {
  for (const id of ids) {
    const found = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && (await store.markAnswered(id));
    if (!found) throw new CommandError(`No message has the id "${id}". You find the id under each message.`);
    console.log(`${id} is marked as answered.`);
  }
}

await runCommand(messages);
