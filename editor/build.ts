import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { siteContent } from '../content/read/read.ts';
import { forms } from './forms.ts';
import { needs } from './needs.ts';

const folder = import.meta.dirname;

/** `owner/name` on GitHub, where this is a clone of it. */
export function repositoryOnGitHub(): string | undefined {
  const { stdout } = spawnSync('git', ['config', 'remote.origin.url'], { encoding: 'utf8' });
  const [, name] = /github\.com[:/]([^/\s]+\/[^/\s]+?)(\.git)?\s*$/.exec(stdout) ?? [];
  return process.env.GITHUB_REPOSITORY || name;
}

/** What Sveltia CMS 0.221.1 says above a refusal. The build fails when it no longer does. */
const LATER = 'There was an error while saving the entry. Please try again later.';

const ours: Plugin = {
  name: 'ours',
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    if (!code.includes(LATER)) this.error(`Sveltia CMS no longer says "${LATER}"`);
    return code.replace(LATER, 'Not saved yet.');
  },
};

/**
 * Builds the form as a static site.
 *
 * @param pages the address of the page shown beside each file, if any
 */
export async function buildForm(outDir: string, pages: Record<string, string> = {}): Promise<void> {
  const config = forms(repositoryOnGitHub() ?? `this-computer/${basename(resolve())}`);
  await build({
    root: folder,
    configFile: false,
    base: './',
    logLevel: 'error',
    define: {
      FORM: JSON.stringify({
        config: { ...config, editor: { preview: Object.keys(pages).length > 0 } },
        pages,
      }),
    },
    plugins: [ours],
    // Syntax colours of some 200 programming languages: no field of the form holds code.
    resolve: { alias: [{ find: /^@shikijs\/langs\/.+/, replacement: join(folder, 'noLanguage.ts') }] },
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      // Already minified.
      minify: false,
      license: { fileName: 'licences.txt' },
    },
  });
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format();
  const source = `These are the words as they were when this form was published, on ${today}: anything saved since is not included.`;
  writeFileSync(join(outDir, 'needs.html'), await needs(siteContent, source));
}
