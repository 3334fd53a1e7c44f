import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseFolder, keysOf, readJson } from './folder.ts';

/** Who has the database open. PGlite is for one process at a time: two would destroy each other's files. */
export interface Use {
  pid: number;
  /** Where its server listens; absent while it starts, and for a command without a server. */
  url?: string;
}

/** The database is open in another process. */
export class InUseError extends Error {
  constructor(folder: DatabaseFolder, { pid, url }: Use) {
    const user = url ?? `the process ${pid} (if that is something else, delete ${folder.uses})`;
    super(`The database in ${folder.path} is already in use by ${user}.`);
    this.stack = this.message; // the sentence is all that its reader needs
  }
}

/** This process's own note that it uses a database, by folder. */
const own = new Map<string, string>();

const ROUNDS = 5;

/**
 * Takes the database for this process, or throws an `InUseError`. Everyone leaves a note of their own first and only
 * then looks for others': of two that start at once at least one sees the other. Both may; then both step back, and
 * try again after a while that is not the same for both.
 */
export async function takeUse(folder: DatabaseFolder): Promise<void> {
  for (let round = 1; ; round += 1) {
    mkdirSync(folder.uses, { recursive: true, mode: 0o700 });
    own.set(folder.path, join(folder.uses, `${randomUUID()}.json`));
    writeNote(folder, { pid: process.pid });
    const other = await currentUse(folder);
    if (!other) return;
    endUse(folder);
    if (other.url || round === ROUNDS) throw new InUseError(folder, other);
    await wait(50 + Math.random() * 200 * round);
  }
}

export function noteUrl(folder: DatabaseFolder, url: string): void {
  writeNote(folder, { pid: process.pid, url });
}

/** Whole at once: nobody reads half a note. */
function writeNote(folder: DatabaseFolder, use: Use): void {
  const note = own.get(folder.path);
  if (!note) return;
  writeFileSync(`${note}.new`, JSON.stringify(use), { mode: 0o600 });
  renameSync(`${note}.new`, note);
}

export function endUse(folder: DatabaseFolder): void {
  const note = own.get(folder.path);
  if (note) rmSync(note, { force: true });
  own.delete(folder.path);
}

/** Who else has the database open now. What a process left behind that was killed goes. */
export async function currentUse(folder: DatabaseFolder): Promise<Use | undefined> {
  let current: Use | undefined;
  for (const file of notesIn(folder)) {
    const note = join(folder.uses, file);
    if (note === own.get(folder.path)) continue;
    const use = readJson(note) as Use | undefined;
    if (use && (await isInUse(use, folder))) current = use;
    else rmSync(note, { force: true }); // no other note ever has its name
  }
  return current;
}

function notesIn(folder: DatabaseFolder): string[] {
  try {
    return readdirSync(folder.uses).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}

/** Process ids come round again, in a container at every start; a server that answers is the better sign. */
async function isInUse(use: Use, folder: DatabaseFolder): Promise<boolean> {
  if (!isAlive(use.pid)) return false;
  return use.url ? answers(use.url, keysOf(folder).publishable) : use.pid !== process.pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a server of this kind is at the address: one that knows other keys, or is too busy to answer, is one too. */
async function answers(url: string, apikey: string): Promise<boolean> {
  try {
    const query = `${url}/rest/v1/contact_submissions?limit=0`;
    const { ok, status } = await fetch(query, { headers: { apikey }, signal: AbortSignal.timeout(5_000) });
    return ok || status === 401;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
