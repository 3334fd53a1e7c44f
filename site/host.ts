import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile, headersFor } from './headers.ts';

/** Writes `_headers` for static hosts, and makes `vite preview` answer as they do: headers, redirects, 404. */
export function host(): Plugin {
  return {
    name: 'host',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        // Letters and digits, which hosts decode and Vite does not: `/%64onate/`.
        request.url = (request.url ?? '/').replace(/%(3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
        const path = request.url.replace(/[?#].*$/, '').slice(config.base.length);
        for (const [name, value] of headersFor(path)) response.setHeader(name, value);
        next();
      });
      // Post middleware: runs for what Vite's own has not served.
      return () =>
        middlewares.use((request, response, next) => {
          const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
          const file = join(resolve(config.root, config.build.outDir), path);
          if (path.endsWith('.html') && existsSync(file)) return next();
          if (existsSync(join(file, 'index.html'))) {
            // No open redirect: a path that begins with two slashes would name another host.
            const folder = path
              .split(/[/\\]+/)
              .filter(Boolean)
              .join('/');
            response.writeHead(308, { Location: `${config.base}${folder}/${search}` });
            return response.end();
          }
          response.writeHead(404, {
            'Cache-Control': 'no-store',
            'Content-Type': 'text/html; charset=utf-8',
          });
          response.end(readFileSync(resolve(config.root, config.build.outDir, '404.html')));
        });
    },
  };
}
