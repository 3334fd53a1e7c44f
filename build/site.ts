import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { contentAliases } from './site-content.ts';

type Loaded = typeof import('./site-modules.ts');

/** What the build has to know of the site's words, from the content that SITE_CONTENT names. */
export const { siteModules } = (
  await runnerImport<Loaded>(fileURLToPath(new URL('site-modules.ts', import.meta.url)), {
    configFile: false,
    envDir: false,
    resolve: { alias: contentAliases },
  })
).module;
