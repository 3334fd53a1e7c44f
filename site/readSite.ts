import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { original } from '../content/languages.ts';
import { content } from '../content/read/plugin.ts';
import { readContent, siteContent } from '../content/read/read.ts';

/** The site, resolved once for the build, the commands and the tests. */
export type Site = Awaited<ReturnType<typeof readSite>>;

/** @throws ContentError where something is wrong with the content, or a place has no picture */
export async function readSite(from = siteContent, code = original) {
  const folder = resolve(from);
  const read = readContent(folder, code);
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<typeof import('./document/siteIndex.ts')>(
    resolve('site/document/siteIndex.ts'),
    { configFile: false, envDir: false, logLevel: 'silent', plugins: [content(folder, code)] },
  );
  // `runnerImport` sets it to 'development' for the whole process, including a build that follows.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return { ...module, ...read, folder };
}
