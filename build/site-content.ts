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

/** Imports a file of the site, with the words that the site has. */
export async function importOfSite<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(file), {
    configFile: false,
    envDir: false,
    resolve: { alias: contentAliases },
  });
  return module;
}

/** Where the site lies on its host, by its address among the content. */
export async function siteBase(): Promise<string> {
  type Addresses = typeof import('../src/navigation/addresses.ts');
  return (await importOfSite<Addresses>('src/navigation/addresses.ts')).base;
}
