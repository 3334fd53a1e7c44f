import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The settings of a build and its commands: the environment, and the .env files that a production build reads. */
export function settings(): Record<string, string | undefined> {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const read = files
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>);
  return Object.assign({}, ...read, process.env);
}
