import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The words and pictures of a site in a folder of their own, for a test that edits them as an owner does. */
export function copyOfSite(of: 'src' | 'tests/fixtures/plain') {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(root, of);
  for (const part of ['content', 'images']) cpSync(join(of, part), join(folder, part), { recursive: true });
  // What the words import.
  if (of === 'src') symlinkSync(resolve('src/model'), join(folder, 'model'));
  else {
    symlinkSync(resolve('src'), join(root, 'src'));
    symlinkSync(resolve('tests/fixtures/prose.ts'), join(root, 'tests/fixtures/prose.ts'));
  }
  return {
    root,
    folder,
    edit(file: string, change: (text: string) => string) {
      const path = join(folder, 'content', file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    upload(file: string, bytes: Buffer) {
      const path = join(folder, 'images', file);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, bytes);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
