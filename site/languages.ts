import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ConfigEnv,
  createBuilder,
  createServer,
  type Plugin,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import { languagesOf, original, pathOf } from '../content/languages.ts';

/** Fonts and pictures: every language has them at the original's address. */
export const shared = /\.(woff2|svg|avif|webp)$/;

/** Builds and serves the site in its other languages: each by a build of its own, in a folder of the original's. */
export function languages(folder: string, configOf: (env: ConfigEnv, code: string) => UserConfig): Plugin {
  const others = languagesOf(folder).filter((code) => code !== original);
  return {
    name: 'languages',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const { mode, logLevel, build } = config;
        for (const code of others) {
          const own = configOf({ command: 'build', mode }, code);
          const outDir = join(build.outDir, pathOf(code));
          const builder = await createBuilder({
            ...own,
            configFile: false,
            logLevel,
            build: { ...own.build, outDir, emptyOutDir: true },
          });
          await builder.buildApp();
          for (const file of readdirSync(join(outDir, 'assets')).filter((name) => shared.test(name)))
            renameSync(join(outDir, 'assets', file), join(build.outDir, 'assets', file));
        }
      },
    },
    configureServer({ config, middlewares, httpServer }) {
      for (const code of others) {
        const base = `/${pathOf(code)}`;
        const own = configOf({ command: 'serve', mode: config.mode }, code);
        let server: Promise<ViteDevServer> | undefined;
        middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(base)) return next();
          server ??= createServer({
            ...own,
            plugins: [own.plugins, config.inlineConfig.plugins],
            configFile: false,
            base,
            cacheDir: `${config.cacheDir}-${code}`,
            server: { middlewareMode: true, hmr: httpServer ? { server: httpServer, path: code } : false },
          });
          (await server).middlewares(request, response, next);
        });
        httpServer?.on('close', async () => (await server)?.close());
      }
    },
  };
}
