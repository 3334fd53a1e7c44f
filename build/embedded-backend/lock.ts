import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseFolder, keysOf, readJson } from './folder.ts';

/** Who holds the lock of a database. PGlite is for one process at a time: two would destroy each other's files. */
export interface Holder {
  pid: number;
  /** Where its server listens; absent while it starts. */
  url?: string;
}

/** The database is open in another process. */
class InUseError extends Error {
  constructor(folder: DatabaseFolder, { pid, url }: Holder) {
    const user = url ?? `the process ${pid} (if that is something else, delete ${folder.locks})`;
    super(`The database in ${folder.path} is already in use by ${user}.`);
    this.stack = this.message; // the sentence is all that its reader needs
  }
}

const ROUNDS = 5;

export interface Lock {
  /** Says where the server listens that holds it. */
  setUrl(url: string): void;
  release(): void;
}

/**
 * Takes the lock for this process, or throws an `InUseError`. Everyone writes a lock file of their own first and only
 * then looks for others': of two that start at once at least one sees the other. Both may; then both step back, and
 * try again after a while that is not the same for both.
 */
export async function acquireLock(folder: DatabaseFolder): Promise<Lock> {
  for (let round = 1; ; round += 1) {
    mkdirSync(folder.locks, { recursive: true, mode: 0o700 });
    const file = join(folder.locks, `${randomUUID()}.json`);
    write(file, { pid: process.pid });
    const release = () => rmSync(file, { force: true });
    const other = await currentHolder(folder, file);
    if (!other) return { setUrl: (url) => write(file, { pid: process.pid, url }), release };
    release();
    if (other.url || round === ROUNDS) throw new InUseError(folder, other);
    await wait(50 + Math.random() * 200 * round);
  }
}

/** Whole at once: nobody reads half a lock file. */
function write(file: string, holder: Holder): void {
  writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Who else has the database open now, beside the one with a lock file of its own. What a killed process has left goes. */
export async function currentHolder(folder: DatabaseFolder, own?: string): Promise<Holder | undefined> {
  let current: Holder | undefined;
  const files = existsSync(folder.locks) ? readdirSync(folder.locks) : [];
  for (const lock of files.filter((name) => name.endsWith('.json')).map((name) => join(folder.locks, name))) {
    if (lock === own) continue;
    const holder = readJson(lock) as Holder | undefined;
    if (holder && (await isHeld(holder, folder))) current = holder;
    else rmSync(lock, { force: true }); // no other lock file ever has its name
  }
  return current;
}

/** Process ids come round again, in a container at every start; a server that answers is the better sign. */
async function isHeld(holder: Holder, folder: DatabaseFolder): Promise<boolean> {
  if (!isAlive(holder.pid)) return false;
  return holder.url ? answers(holder.url, keysOf(folder).publishable) : holder.pid !== process.pid;
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
