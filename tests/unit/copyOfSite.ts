import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkContent } from '../../content/check/check.ts';

/** The words and pictures of the plain site in a folder of their own, for a test that edits them as an owner does. */
export function copyOfSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(`${process.env.PLAIN_CONTENT}`, folder, { recursive: true });
  const write = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  const content = (file: string) => join(folder, 'en', file);
  return {
    folder,
    write: (file: string, text: string | Uint8Array) => write(content(file), text),
    edit: (file: string, change: (text: string) => string) =>
      write(content(file), change(readFileSync(content(file), 'utf8'))),
    upload: (file: string, bytes: Uint8Array) => write(join(folder, 'images', file), bytes),
    remove: () => rmSync(folder, { recursive: true }),
    /** Returns what `npm run words` says of it. */
    async found() {
      const findings = await checkContent(folder);
      const told = (advice: boolean) =>
        findings
          .filter(({ isAdvice = false }) => isAdvice === advice)
          .map(({ where, what, todo }) => `${basename(where)}: ${what} ${todo}`);
      return { faults: told(false), advice: told(true) };
    },
  };
}
