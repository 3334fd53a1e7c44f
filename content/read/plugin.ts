import { normalizePath, type Plugin } from 'vite';
import { readContent } from './read.ts';

const prefix = '@content/';

/** Leaves out what only the checks and the documents' heads need. */
const forVisitors = (key: string, value: unknown) =>
  /^(source|checked|description)$/.test(key) ? undefined : value;

/** Serves the owner's content as modules: `@content/home` exports `home`, and `@content/home/hero` the `hero` in it. */
export function content(folder: string): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const path = id.slice(prefix.length + 1).split('/');
      const value = path.reduce<unknown>((whole, key) => Object(whole)[key], readContent(folder).content);
      return `export const ${path.at(-1)} = ${JSON.stringify(value, forVisitors)};`;
    },
    configureServer({ watcher, environments, ws }) {
      watcher.on('all', (_, file) => {
        if (!/\/(en|images)\//.test(normalizePath(file).replace(normalizePath(folder), ''))) return;
        for (const { moduleGraph } of Object.values(environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (/^\0@(content|pictures)\//.test(id)) moduleGraph.invalidateModule(module);
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
