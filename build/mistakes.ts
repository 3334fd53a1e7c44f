import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ContentError } from './site/mistake.ts';
import { syntaxMistakes } from './site/syntax.ts';
import { readSources, type Site } from './site.ts';

/** In development: reports syntax errors in src/content in sentences. In a build `readSite` has done so. */
export function mistakes({ folder }: Site): Plugin {
  const content = normalizePath(join(folder, 'content/'));
  return {
    name: 'mistakes',
    apply: 'serve',
    enforce: 'pre',
    async transform(_, id) {
      if (!id.startsWith(content)) return;
      const found = await syntaxMistakes(readSources(folder));
      if (found.length > 0) this.error(new ContentError(found));
    },
  };
}
