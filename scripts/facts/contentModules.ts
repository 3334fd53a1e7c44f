import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of every word and fact of the site, from the root of the project. */
const CONTENT_FOLDER = 'src/content';

/** One file of the content folder, as it is written and as it is when it has run. */
export interface ContentModule {
  /** From the root of the project: `src/content/site.ts`. */
  file: string;
  source: string;
  exports: Readonly<Record<string, unknown>>;
}

/** Every module of the content folder, in the order of their names. */
export function contentModules(root = process.cwd()): Promise<ContentModule[]> {
  const names = readdirSync(join(root, CONTENT_FOLDER)).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(root, CONTENT_FOLDER, name);
      return {
        file: `${CONTENT_FOLDER}/${name}`,
        source: readFileSync(path, 'utf8'),
        exports: (await import(pathToFileURL(path).href)) as Record<string, unknown>,
      };
    }),
  );
}
