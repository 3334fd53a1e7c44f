import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The settings of a build and its commands: the environment, and the .env files that a production build reads. */
export function settings(root = process.cwd()): Record<string, string | undefined> {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const read = files
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>);
  return Object.assign({}, ...read, process.env);
}
