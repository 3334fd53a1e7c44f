import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** The folder in the project, or the one that EMBEDDED_DATABASE names: tests use one of their own. */
const usualFolder = () => process.env.EMBEDDED_DATABASE || 'supabase/.temp/embedded';

export function databaseFolder(root = process.cwd(), folder = usualFolder()): DatabaseFolder {
  const path = resolve(root, folder);
  return { path, data: join(path, 'data'), keys: join(path, 'keys.json'), locks: join(path, 'in-use') };
}

/**
 * The keys of a database: visitors may send a message with the publishable one and nothing else. The secret one is the
 * ministry's, which reads and deletes messages; it is made when the database is first started, and never leaves this
 * machine.
 */
export function keysOf({ keys }: DatabaseFolder): { publishable: string; secret: string } {
  const kept = readJson(keys) as { secret?: string } | undefined;
  const secret = kept?.secret ?? `sb_secret_${randomBytes(24).toString('hex')}`;
  if (!kept?.secret) writeFileSync(keys, `${JSON.stringify({ secret }, null, 2)}\n`, { mode: 0o600 });
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
