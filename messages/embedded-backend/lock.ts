import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';

/*
 * A mutex between processes: PGlite is for one at a time, and two would destroy each other's files. Whoever listens on
 * the database's port holds it, and says there where its server is. The system gives a port to one process only, and
 * takes it back however that ends; a lock file would outlive a process that is killed.
 */

/** Of 20,000 ports below those that systems give out by themselves. */
function listenedOn(folder: string) {
  // It may have several names: symbolic links.
  const path = existsSync(folder) ? realpathSync.native(folder) : folder;
  const hash = createHash('sha256').update(path).digest().readUInt32BE();
  return { host: '127.0.0.1', port: 10_000 + (hash % 20_000) };
}

/** Where the server is that has the database open; undefined while it starts, or when there is none. */
export async function holderOf(folder: string): Promise<string | undefined> {
  const socket = connect({ ...listenedOn(folder), timeout: 5_000 });
  socket.once('timeout', () => socket.destroy());
  const said = await text(socket).catch(() => '');
  return said.startsWith('http') ? said : undefined; // any program may have the port
}

/** Takes the lock for this process, or throws an error that says who has it. */
export async function acquireLock(folder: string) {
  let url: () => string | undefined = () => undefined;
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
  return {
    /** Where the server is of the process that holds it: asked for when somebody else wants to know. */
    setUrl(said: typeof url) {
      url = said;
    },
    release: () => void server.close(),
  };
}
