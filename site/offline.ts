import { hash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { original } from '../content/languages.ts';
import { content } from '../content/read/plugin.ts';

/** Leaves pictures and the sending chunk to src/service-worker.ts, which caches them once fetched. */
const precached = /^((shell|offline)\.html|assets\/(?!sendContactSubmission-).*\.(js|css|woff2))$/;

/** Builds the service worker beside the finished site, for Workbox with the list of the files that it precaches. */
export function offline(folder: string, code: string): Plugin {
  return {
    name: 'offline',
    async writeBundle(_, bundle) {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const { outDir, target } = config.build;
      const manifest = Object.values(bundle)
        .filter(({ fileName }) => precached.test(fileName))
        // Other names contain a hash.
        .map((file) => ({
          // Languages share the fonts: site/languages.ts.
          url: (code !== original && /woff2$/.test(file.fileName) ? '../' : '') + file.fileName,
          revision: /html$/.test(file.fileName) && 'source' in file ? hash('sha256', file.source) : null,
        }));
      await build({
        configFile: false,
        base: config.base,
        logLevel: 'warn',
        plugins: [content(folder, code)],
        define: {
          'self.__WB_MANIFEST': JSON.stringify(manifest),
          'process.env.NODE_ENV': '"production"',
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
