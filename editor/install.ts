import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Fetches what the form is made of: only those who edit need it, so that it does not come with the site. */
export function install(): void {
  const wanted: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ).dependencies;
  const isInstalled = Object.entries(wanted).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  });
  if (isInstalled) return;
  console.log('The form is being fetched: 85 MB, once. This can take a minute.');
  execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: folder, stdio: 'inherit' });
}
