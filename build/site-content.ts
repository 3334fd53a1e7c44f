import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Where the words and pictures of the site stand: a folder with `content/` and `images/` in it. It is `src`, unless
 * SITE_CONTENT names another: the tests run on a content of their own, so that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'src');

/** What the imports of words and pictures lead to: `@content/site.ts`, `@images/founders.svg`. */
export const contentAliases = {
  '@content': join(siteContent, 'content'),
  '@images': join(siteContent, 'images'),
};

/** Where the site lies on its host, by its address among the content. */
export async function siteBase(): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/navigation/addresses.ts')>(
    resolve('src/navigation/addresses.ts'),
    { configFile: false, envDir: false, resolve: { alias: contentAliases } },
  );
  return module.base;
}
