import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';

/** Where the embedded database and what belongs to it lie. Version control ignores all of it. */
export interface DatabaseFolder {
  path: string;
  /** Postgres's own files. */
  data: string;
  /** The two keys of the REST interface. */
  keys: string;
  /** The lock files of those who have the database open. */
  locks: string;
}

export interface Keys {
  /** For visitors: they may send a message and nothing else. */
  publishable: string;
  /** For the ministry: reads and deletes messages. It never leaves this machine. */
  secret: string;
}

/** The folder in the project, or the one that EMBEDDED_DATABASE names: tests use one of their own. */
const usualFolder = () => process.env.EMBEDDED_DATABASE || 'supabase/.temp/embedded';

export function databaseFolder(root = process.cwd(), folder = usualFolder()): DatabaseFolder {
  const path = resolve(root, folder);
  return { path, data: join(path, 'data'), keys: join(path, 'keys.json'), locks: join(path, 'in-use') };
}

export function createFolder(folder: DatabaseFolder): void {
  mkdirSync(folder.path, { recursive: true, mode: 0o700 });
}

/** The keys of a database; the secret one is made when it is first started. */
export function keysOf(folder: DatabaseFolder): Keys {
  const kept = readJson(folder.keys) as Partial<Keys> | undefined;
  const secret = kept?.secret ?? `sb_secret_${randomBytes(24).toString('hex')}`;
  if (!kept?.secret) writeFileSync(folder.keys, `${JSON.stringify({ secret }, null, 2)}\n`, { mode: 0o600 });
  return { publishable: EMBEDDED_KEY, secret };
}

/** What a JSON file holds, or undefined when there is none or it cannot be read as JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
