import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './schema/schema.ts';

/** The language of the facts, of the form, and of what no other language has. */
export const original = 'en';

/** The folder of a language's interface words. The tests have a language of their own, in SITE_WORDS. */
export const wordsFolder = (code: string) =>
  join((code !== original && process.env.SITE_WORDS) || 'content/words', code);

/** The place of a language under the site's address: `` or `ta/`. */
export const pathOf = (code: string) => (code === original ? '' : `${code}/`);

/** The languages of a content by their codes, the original first: each folder with words for which the interface has some. */
export function languagesOf(folder: string): string[] {
  const others = readdirSync(folder).filter(
    (code) => code !== original && existsSync(join(wordsFolder(code), 'language.json')),
  );
  return [original, ...others];
}

export const languageOf = (code: string): Language => ({
  code,
  ...JSON.parse(readFileSync(join(wordsFolder(code), 'language.json'), 'utf8')),
});
