import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { forms } from './forms.ts';

const folder = import.meta.dirname;

/** `owner/name` on GitHub, where this is a clone of it. */
export function repositoryOnGitHub(): string | undefined {
  const { stdout } = spawnSync('git', ['config', 'remote.origin.url'], { encoding: 'utf8' });
  const [, name] = /github\.com[:/]([^/\s]+\/[^/\s]+?)(\.git)?\s*$/.exec(stdout) ?? [];
  return process.env.GITHUB_REPOSITORY || name;
}

/** Sveltia would say 'Please try again later' above each finding. */
const mended: Plugin = {
  name: 'mended',
  transform: (code, id) =>
    id.includes('@sveltia/cms')
      ? code.replace('There was an error while saving the entry. Please try again later.', 'Not saved yet.')
      : undefined,
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
    plugins: [mended],
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
}
