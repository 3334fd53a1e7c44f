import { join } from 'node:path';
import { createBuilder, createServer, type Plugin } from 'vite';
import { languagesOf, original, pathOf } from '../content/languages.ts';
import { siteConfig } from './config.ts';

/** Builds and serves the site in its other languages: each by a build of its own, in a folder of the original's. */
export function languages(folder: string): Plugin {
  const others = languagesOf(folder).filter((code) => code !== original);
  return {
    name: 'languages',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const { mode, logLevel, build } = config;
        for (const code of others) {
          const own = siteConfig({ command: 'build', mode }, code);
          const outDir = join(build.outDir, pathOf(code));
          const builder = await createBuilder({
            ...own,
            configFile: false,
            logLevel,
            build: { ...own.build, outDir, emptyOutDir: true },
          });
          await builder.buildApp();
        }
      },
    },
    async configureServer({ config, middlewares, httpServer }) {
      for (const code of others) {
        const base = `/${pathOf(code)}`;
        const own = siteConfig({ command: 'serve', mode: config.mode }, code);
        const server = await createServer({
          ...own,
          // The form adds its own.
          plugins: [own.plugins, config.inlineConfig.plugins],
          configFile: false,
          base,
          cacheDir: `${config.cacheDir}-${code}`,
          server: { middlewareMode: true, hmr: httpServer ? { server: httpServer, path: code } : false },
        });
        middlewares.use((request, response, next) =>
          request.url?.startsWith(base) ? server.middlewares(request, response, next) : next(),
        );
        httpServer?.on('close', () => server.close());
      }
    },
  };
}
