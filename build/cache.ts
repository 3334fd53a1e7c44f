import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The code that makes what is kept, and the versions of the packages that do. */
const makers = ['build', 'tailwind.config.ts', 'package-lock.json'];

/** A place to keep across builds what is made of these inputs: another one for other inputs, and for changed makers. */
export function placeFor(kind: string, inputs: readonly (string | Buffer)[], by = makers): string {
  const hash = createHash('sha256');
  for (const part of [...inputs, ...by.flatMap(contents)]) hash.update(part).update('\0');
  return join('node_modules/.cache', kind, hash.digest('hex').slice(0, 16));
}

function contents(path: string): Buffer[] {
  if (/\.\w+$/.test(path)) return [readFileSync(path)];
  return readdirSync(path)
    .sort()
    .flatMap((name) => contents(join(path, name)));
}

/** What is kept in that file, made first where it is not there. */
export async function kept(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    // Another process never reads half of it.
    await writeFile(`${file}.${process.pid}`, await make());
    await rename(`${file}.${process.pid}`, file);
  }
  return readFile(file);
}
