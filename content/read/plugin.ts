import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { languageOf, languagesOf, original, pathOf, wordsFolder } from '../languages.ts';
import type { Edition } from '../schema/schema.ts';
import { everyView } from '../views.ts';
import { type ReadContent, readContent } from './read.ts';

const prefix = '@content/';

/** Matches between `1098-` and its Tamil ending, where no line may break. */
const ENDING = /(?<=[\w}]-)(?=\p{Script=Tamil})/gu;

/** Leaves out what only the checks and the documents' heads need, and questions without an answer. */
function forVisitors(key: string, value: unknown) {
  if (Array.isArray(value)) return value.filter((each) => !Object(each).question || each.answer);
  return /^(source|checked|description)$/.test(key) ? undefined : value;
}

/** Serves the owner's content in a language as modules: `@content/home/hero` exports the `hero` in home.yaml; and its `#words/…`. */
export function content(folder: string, code = original): Plugin {
  let whole: ReadContent['content'] | undefined;
  const moduleOf = (id: string) => {
    const path = id.slice(prefix.length + 1).split('/');
    whole ??= readContent(folder, code).content;
    const root = path[0] === 'editions' ? { editions: editions(folder, code) } : whole;
    const value = path.reduce<unknown>((part, key) => Object(part)[key], root);
    return `export const ${path.at(-1)} = ${JSON.stringify(value, forVisitors)};`;
  };
  return {
    name: 'content',
    enforce: 'pre',
    config() {
      const replacement = `${normalizePath(resolve(wordsFolder(code)))}/`;
      return { resolve: { alias: [{ find: /^#words\//, replacement }] } };
    },
    // Only development starts from a page.
    transformIndexHtml: (html) => html.replace(/ lang="[^"]*"/, ` lang="${languageOf(code).tag}"`),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      // A build reads the content once.
      if (this.environment.config.command === 'serve') whole = undefined;
      return moduleOf(id);
    },
    transform: { filter: { code: ENDING }, handler: (code) => code.replace(ENDING, '\u2060') },
    configureServer({ watcher, environments: { client } }) {
      const read = [...languagesOf(folder), 'images'];
      watcher.on('all', (_, file) => {
        const [, top = ''] = normalizePath(file).replace(normalizePath(folder), '').split('/');
        if (!read.includes(top)) return;
        for (const [id, module] of client.moduleGraph.idToModuleMap)
          if (/^\0@(content|pictures)\//.test(id)) client.moduleGraph.invalidateModule(module);
        client.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/** The languages that a page links to: of a site that is published, only those that are confirmed. */
function editions(folder: string, code: string): Edition[] {
  const { hasExamples } = readContent(folder, code).content;
  return languagesOf(folder).flatMap((other) => {
    if (other === code) return [];
    const { language, inEnglish, ...theirs } = readContent(folder, other).content;
    if (theirs.hasExamples && !hasExamples) return [];
    const views = everyView.filter((view) => !inEnglish.includes(view));
    return [{ code: other, path: pathOf(other), name: language.name, views }];
  });
}
