/** `npm run messages` shows the messages, waiting ones first; docs/reading-messages.md has its options. */
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Message } from '../content/contactFields.ts';
import { CommandError, runCommand, settings } from './command.ts';
import { databaseFolder, holderOf, secretKeyOf } from './embeddedDatabase.ts';
import { block, csvHeading, csvLine, timeZone } from './print.ts';
import { ask, type Project } from './rest.ts';

async function messages(): Promise<void> {
  const options = { csv: { type: 'string' }, answered: { type: 'string', multiple: true } } as const;
  const { csv, answered = [] } = parseArgs({ options }).values;
  const project = await openProject();
  for (const id of answered) await markAnswered(project, id);
  if (csv !== undefined) writeCsv(csv, await allMessages(project));
  else if (answered.length === 0) printAll(await allMessages(project), project.place);
}

/** The hosted project that the environment (or .env) names; else the site on this computer. */
async function openProject(): Promise<Project & { place: string }> {
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = settings();
  if (key?.startsWith('sb_publishable_'))
    throw new CommandError(
      'SUPABASE_SECRET_KEY is the publishable key, which can’t read messages. Use the secret key.',
    );
  if (url && key) return { url, key, place: url };
  if (url) {
    throw new CommandError(
      `The messages are in ${url}. Set SUPABASE_SECRET_KEY to the project's secret key (in Supabase: Project ` +
        'Settings, API Keys) for this command, or read them in its Table Editor.',
    );
  }
  const folder = databaseFolder();
  const site = await holderOf(folder);
  if (site) return { url: site, key: secretKeyOf(folder), place: `the database of ${site}` };
  throw new CommandError(
    `The messages are in ${folder}, and only the site can read them there: start it (npm start), then try again.`,
  );
}

async function allMessages(project: Project): Promise<Message[]> {
  const all: Message[] = [];
  // Pages by the last id, not by number: a message deleted meanwhile must not hide another. 200 take at most 4 MB.
  for (let after = ''; ; after = `&id=gt.${all.at(-1)?.id}`) {
    const page = await ask<Message[]>(project, 'GET', `contact_submissions?order=id&limit=200${after}`);
    if (page.length === 0) break;
    all.push(...page);
  }
  all.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  return [...all.filter(isWaiting), ...all.filter((message) => !isWaiting(message))];
}

const isWaiting = ({ answered_at }: Message) => !answered_at;

function printAll(all: Message[], place: string): void {
  for (const message of all) console.log(block(message));
  const count = all.length === 1 ? '1 message' : `${all.length || 'No'} messages`;
  const waiting = all.filter(isWaiting).length;
  console.log(`${count} in ${place}, ${waiting} to be answered.\nTimes are in ${timeZone}.`);
}

/** Writes a file for its owner alone. */
function writeCsv(file: string, all: Message[]): void {
  try {
    rmSync(file, { force: true });
    writeFileSync(file, csvHeading + all.map(csvLine).join(''), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${(error as Error).message}`);
  }
  console.log(`${all.length === 1 ? '1 message is' : `${all.length} messages are`} in ${file}.`);
}

async function markAnswered(project: Project, id: string): Promise<void> {
  const now = { answered_at: new Date().toISOString() };
  const waiting = `contact_submissions?id=eq.${encodeURIComponent(id)}&answered_at=is.null`;
  const found = await ask<Message[]>(project, 'PATCH', waiting, now);
  if (found.length === 0) throw new CommandError(`No waiting message has the id "${id}".`);
  console.log(`${id} is marked as answered.`);
}

await runCommand(messages);
