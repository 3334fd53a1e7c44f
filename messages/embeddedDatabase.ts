import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Returns where the embedded database lies, ignored by git. EMBEDDED_DATABASE names another place, for tests. */
export const databaseFolder = (root = process.cwd()) =>
  resolve(root, process.env.EMBEDDED_DATABASE || 'supabase/.temp/embedded');

/** Migrations that are new since it was made are applied when it is opened. */
export const dataFolder = (folder: string) => join(folder, 'data');

/** The key that reads and deletes messages; visitors have EMBEDDED_KEY. It is made at the first start, and never leaves this machine. */
export function secretKeyOf(folder: string): string {
  const file = join(folder, 'secret-key');
  const kept = existsSync(file) && readFileSync(file, 'utf8');
  const key = kept || `sb_secret_${randomBytes(24).toString('hex')}`;
  if (!kept) writeFileSync(file, key, { mode: 0o600 });
  return key;
}

// Two processes that open the same PGlite files corrupt them. The one that listens on the database's port holds the lock, and
// answers with its server's address. Unlike a lock file, a port is freed even when the process is killed.

/** Starts below the ephemeral range. A folder may have several names: links, and letter case on Windows and macOS. */
function listenedOn(folder: string) {
  const name = existsSync(folder) ? realpathSync.native(folder) : folder;
  const number = Number.parseInt(hash('sha256', name).slice(0, 8), 16);
  return { host: '127.0.0.1', port: 10_000 + (number % 20_000) };
}

/** The address of the server that has the database open; undefined while it starts, or when there is none. */
export async function holderOf(folder: string): Promise<string | undefined> {
  const socket = connect({ ...listenedOn(folder), timeout: 5_000 });
  socket.once('timeout', () => socket.destroy());
  const answer = await text(socket).catch(() => '');
  return answer.startsWith('http') ? answer : undefined; // another program may use the port
}

/** Takes the lock for the server of this address, and returns what releases it; or throws an error that names its holder. */
export async function acquireLock(folder: string, url: () => string | undefined) {
  const server = createServer((socket) => socket.end(url() ?? ''));
  server.listen(listenedOn(folder));
  await once(server, 'listening').catch(async (error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const { port } = listenedOn(folder);
    const holder = (await holderOf(folder)) ?? `another process, which listens on port ${port}`;
    error.message = `The database in ${folder} is already in use by ${holder}.`;
    error.stack = error.message; // the sentence is all that its reader needs
    throw error;
  });
  return () => void server.close();
}
