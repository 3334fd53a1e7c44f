import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ContentError } from './site/mistake.ts';
import { syntaxMistakes } from './site/syntax.ts';
import { readSources, type Site } from './site.ts';

/** Says in sentences what a change has broken in the words, while the site is developed; a build has been told by then. */
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
