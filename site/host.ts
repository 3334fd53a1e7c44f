import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import vercel from './vercel.json' with { type: 'json' };

/** What every host sends, by folder; documents carry their own policy. No header is in two rules: hosts combine them differently. */
const rules = vercel.headers.map(({ source, headers }) => ({
  folder: source.replace(/^\/|\(\.\*\)$/g, ''),
  headers: headers.map(({ key, value }): [name: string, value: string] => [key, value]),
}));
// File names contain a content hash. In vercel.json, the rule would also apply to 404s.
for (const { folder, headers } of rules)
  if (folder.endsWith('assets/')) headers.push(['Cache-Control', 'public, max-age=31536000, immutable']);

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export const headersFor = (path: string) =>
  rules
    .filter(({ folder }) => new RegExp(`^${folder.replace(':language', '[^/]+')}`).test(path))
    .flatMap(({ headers }) => headers);

/** `_headers`, which Netlify and Cloudflare Pages read. */
const headersFile = () =>
  rules
    .flatMap(({ folder, headers }) => [`/${folder}*`, ...headers.map((header) => `  ${header.join(': ')}`)])
    .join('\n');

const PATH = '/rest/v1/contact_submissions';

/** Where the host passes messages on to, when the build has a project. */
export const forwarded = (project?: string) => (project ? new URL(PATH, project).href : undefined);

/** `_redirects` is for Netlify, whose rules know no method; the others for Cloudflare Pages, whose rules cannot leave the site. */
export function forwardingFiles(project?: string): Record<string, string> {
  const url = forwarded(project);
  if (!url) return {};
  return {
    _redirects: `${PATH} ${url} 200\n`,
    '_routes.json': JSON.stringify({ version: 1, include: [PATH], exclude: [] }),
    '_worker.js': `export default {
  fetch: (request, { ASSETS }) =>
    request.method === 'POST' ? fetch(${JSON.stringify(url)}, request) : ASSETS.fetch(request),
};\n`,
  };
}

/** Writes the files of static hosts, and makes `vite preview` answer as they do. */
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
