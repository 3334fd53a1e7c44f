import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

export const packages = join(import.meta.dirname, 'node_modules');

/** Holds what the programs write; `removeScratch` removes it. */
export const scratch = mkdtempSync(join(tmpdir(), 'real-'));
export const removeScratch = () => rmSync(scratch, { recursive: true, force: true });

/** Keeps the programs' settings and logs out of the developer's home, and keeps them from reporting to anyone. */
export const environment = {
  ...process.env,
  HOME: scratch,
  USERPROFILE: scratch,
  XDG_CONFIG_HOME: scratch,
  TMPDIR: scratch,
  CI: 'true',
  NO_COLOR: '1',
  DO_NOT_TRACK: '1',
  SUPABASE_NO_UPDATE_NOTIFIER: '1',
  WRANGLER_SEND_METRICS: 'false',
};

/** The folder of a package's compiled program for this machine: an optional dependency, so npm may have left it out. */
export function compiled(name: string): string | undefined {
  const { optionalDependencies } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  // A second version of a package has its programs inside.
  const found = Object.keys(optionalDependencies)
    .flatMap((program) => [join(packages, name, 'node_modules', program), join(packages, program)])
    .find(existsSync);
  if (found) return found;
  console.warn(`NOT tested: the npm registry has no ${name} for ${process.platform} on ${process.arch}.`);
}
