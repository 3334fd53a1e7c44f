import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { forwardingFiles } from './forwarded.ts';
import { headersFile, headersFor } from './headers.ts';

/** Writes `_headers` and what passes messages on for static hosts, and makes `vite preview` answer as they do: headers, redirects, 404. */
export function host(): Plugin {
  return {
    name: 'host',
    generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const { VITE_SUPABASE_URL, VITE_ONE_WAY } = config.env;
      const files = { _headers: headersFile(), ...(VITE_ONE_WAY ? {} : forwardingFiles(VITE_SUPABASE_URL)) };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configurePreviewServer({ config, middlewares }) {
      const built = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        for (const [name, value] of headersFor(`${request.url?.slice(config.base.length)}`))
          response.setHeader(name, value);
        next();
      });
      // Runs after Vite's own middleware.
      return () =>
        middlewares.use((request, response, next) => {
          const { pathname, search } = new URL(`http://localhost${request.url}`);
          const file = join(built, pathname);
          if (pathname.endsWith('.html') && existsSync(file)) return next();
          if (existsSync(join(file, 'index.html'))) {
            // Prevents an open redirect: a path with two leading slashes names another host.
            const folder = posix.join(config.base, pathname, '/');
            response.writeHead(308, { Location: folder + search });
            return response.end();
          }
          response.writeHead(404, {
            'Cache-Control': 'no-store',
            'Content-Type': 'text/html; charset=utf-8',
          });
          // As Cloudflare does: the nearest one.
          const [, language = ''] = pathname.slice(config.base.length - 1).split('/');
          const nearest = [language, ''].map((each) => join(built, each, '404.html')).find(existsSync);
          response.end(nearest && readFileSync(nearest));
        });
    },
  };
}
