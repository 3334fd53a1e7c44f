import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The code that makes the cached files, and the versions of its packages. */
const makers = ['site', 'tailwind.config.ts', 'package-lock.json'];

/** The cache path of what is made of these inputs: another one for other inputs, and for changed makers. */
export const cachePath = (kind: string, inputs: readonly (string | Buffer)[], by = makers) =>
  join('node_modules/.cache', kind, hashOf(inputs, by));

/** A name for these inputs and for what is in these files and folders. */
export function hashOf(inputs: readonly (string | Buffer)[], paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of [...inputs, ...paths.flatMap(contents)]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function contents(path: string): Buffer[] {
  if (/\.\w+$/.test(path)) return [readFileSync(path)];
  return readdirSync(path)
    .sort()
    .flatMap((name) => contents(join(path, name)));
}

/** Reads a file of the cache, and makes it first where it is missing. */
export async function cached(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    // Renamed when complete: another process never reads half of it.
    await writeFile(`${file}.${process.pid}`, await make());
    await rename(`${file}.${process.pid}`, file);
  }
  return readFile(file);
}
