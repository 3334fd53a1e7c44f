import { hash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import { original } from '../content/languages.ts';
import { content } from '../content/read/plugin.ts';
import { rare } from './fonts.ts';

/** Leaves pictures, the sending chunk and fonts of few words to src/service-worker.ts, which keeps them once fetched. */
const isKept = ({ fileName, ...file }: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  /^assets\/(?!sendContactSubmission-).*\.(js|css|woff2)$/.test(fileName) &&
  !('names' in file && file.names[0]?.startsWith(rare));

/** Builds the service worker beside the finished site, with the list of the files that it keeps. */
export function offline(folder: string, code: string): Plugin {
  return {
    name: 'offline',
    async writeBundle(_, bundle) {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const { outDir, target } = config.build;
      const shell = bundle['shell.html'];
      const files = Object.values(bundle)
        .filter(isKept)
        // Languages share the fonts: site/languages.ts.
        .map(({ fileName }) => (code !== original && /woff2$/.test(fileName) ? '../' : '') + fileName);
      await build({
        configFile: false,
        base: config.base,
        logLevel: 'warn',
        plugins: [content(folder, code)],
        define: {
          KEPT: JSON.stringify(files),
          SHELL: JSON.stringify(`shell.html?${hash('sha256', shell?.type === 'asset' ? shell.source : '')}`),
        },
        build: {
          outDir,
          target,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
