import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { checkContent } from '../../content/check/check.ts';

/** Copies a content, anew for each test of the file, which edits it as an owner does. */
export function copyOfSite(content = `${process.env.PLAIN_CONTENT}`) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const remove = () => rmSync(folder, { recursive: true });
  beforeEach(() => {
    remove();
    cpSync(content, folder, { recursive: true });
  });
  afterAll(remove);
  const write = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  const path = (name: string) => join(folder, name.includes('/') ? '' : 'en', `${name}.yaml`);
  const change = (name: string, how: (text: string) => string) =>
    write(path(name), how(readFileSync(path(name), 'utf8')));
  return {
    folder,
    path,
    change,
    /** Writes in a page, as `about` or `ta/about`. */
    edit: (name: string, from: RegExp | string, to: string) =>
      change(name, (text) => {
        expect(text, name).toMatch(from);
        return text.replace(from, to);
      }),
    upload: (file: string, bytes: Uint8Array) => write(join(folder, 'images', file), bytes),
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
