import { rmSync, writeFileSync } from 'node:fs';
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
    const user = url ?? `the process ${pid} (if that is something else, delete ${folder.use})`;
    super(`The database in ${folder.path} is already in use by ${user}.`);
    this.stack = this.message; // the sentence is all that its reader needs
  }
}

/** Takes the database for this process, or throws an `InUseError`. */
export async function takeUse(folder: DatabaseFolder): Promise<void> {
  if (writeFirstUse(folder)) return;
  const use = await currentUse(folder);
  if (use) throw new InUseError(folder, use);
  endUse(folder);
  if (!writeFirstUse(folder)) throw new InUseError(folder, readJson(folder.use) as Use);
}

/** False when the file is there already: "wx" lets one process write it, however many try at once. */
function writeFirstUse(folder: DatabaseFolder): boolean {
  try {
    writeFileSync(folder.use, JSON.stringify({ pid: process.pid }), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

export function noteUrl(folder: DatabaseFolder, url: string): void {
  writeFileSync(folder.use, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
}

export function endUse(folder: DatabaseFolder): void {
  rmSync(folder.use, { force: true });
}

/** Who has the database open now. What a process left behind that was killed does not count. */
export async function currentUse(folder: DatabaseFolder): Promise<Use | undefined> {
  const use = readJson(folder.use) as Use | undefined;
  if (typeof use?.pid !== 'number' || !isAlive(use.pid)) return undefined;
  // Process ids come round again, in a container at every start; a server that answers is the better sign.
  if (use.url) return (await answers(use.url, keysOf(folder).publishable)) ? use : undefined;
  return use.pid === process.pid ? undefined : use;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a server at this address knows the database's key. One that is too busy to answer counts as well. */
async function answers(url: string, apikey: string): Promise<boolean> {
  try {
    const query = `${url}/rest/v1/contact_submissions?limit=0`;
    return (await fetch(query, { headers: { apikey }, signal: AbortSignal.timeout(5_000) })).ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
