import { hash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Returns where the embedded database lies, ignored by git. EMBEDDED_DATABASE names another place, for tests. */
export const databaseFolder = (root = process.cwd()) =>
  resolve(root, process.env.EMBEDDED_DATABASE || 'supabase/.temp/embedded');

/** Another version of the site, with other migrations, has a database of its own beside this one. */
export function dataFolder(folder: string): string {
  const migrations = 'supabase/migrations';
  const files = readdirSync(migrations).sort();
  const text = files.map((file) => readFileSync(join(migrations, file), 'utf8')).join('');
  return join(folder, `data-${hash('sha256', text).slice(0, 16)}`);
}

/** The key that reads and deletes messages; visitors have EMBEDDED_KEY. It is made at the first start, and never leaves this machine. */
export function secretKeyOf(folder: string): string {
  const file = join(folder, 'secret-key');
  const kept = existsSync(file) && readFileSync(file, 'utf8');
  const key = kept || `sb_secret_${randomBytes(24).toString('hex')}`;
  if (!kept) writeFileSync(file, key, { mode: 0o600 });
  return key;
}
