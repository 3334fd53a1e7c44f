import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { databaseFolder } from './embedded-backend/folder.ts';
import { type RunningBackend, startBackend } from './embedded-backend/start.ts';

/** The name of the tag that tells the page about the embedded backend; src/contact/server.ts reads it. */
const META_NAME = 'embedded-backend';

/**
 * Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`.
 *
 * Nothing of it reaches a build: the server adds the public key to the page as it serves it, so that the same
 * dist/ speaks to the embedded backend here and to none elsewhere.
 *
 * @param options.folder where its database lies; EMBEDDED_DATABASE or supabase/.temp/embedded when not given
 */
export function embeddedBackend(options: { folder?: string } = {}): Plugin {
  // Two while Vite restarts: it starts the new server before it stops the old one.
  const running: RunningBackend[] = [];

  async function start(config: ResolvedConfig, httpServer: { once: Server['once'] } | null) {
    // Without a server of its own (a test runner, for instance) there is no page to serve.
    if (!httpServer) return undefined;

    const folder = databaseFolder(config.root, options.folder);
    const started = await startBackend(folder);
    running.push(started);
    httpServer.once('listening', function (this: Server) {
      started.listensAt(urlOf(this));
    });
    return started;
  }

  const stop = () => running.shift()?.stop();

  return {
    name: META_NAME,
    apply: (_, { command }) => command === 'serve',
    async configureServer({ config, httpServer, middlewares }) {
      const started = await start(config, httpServer as Server | null);
      if (started) middlewares.use(started.middleware);
    },
    transformIndexHtml: () =>
      running[0] && [
        { tag: 'meta', attrs: { name: META_NAME, content: running[0].publishableKey }, injectTo: 'head' },
      ],
    async configurePreviewServer({ config, httpServer, middlewares }) {
      const started = await start(config, httpServer as Server);
      if (!started) return undefined;

      const page = pageWithKey(config, started.publishableKey);
      middlewares.use(started.middleware);
      middlewares.use(`${config.base}index.html`, page);
      // Once more where Vite has found that an address is answered with the page, and has cut `base` off.
      return () => middlewares.use('/index.html', page);
    },
    closeServer: stop,
    closePreviewServer: stop,
  };
}

/** Answers with the built page and the key in its head. */
function pageWithKey(config: ResolvedConfig, publishableKey: string): Connect.NextHandleFunction {
  const file = resolve(config.root, config.build.outDir, 'index.html');
  const meta = `<meta name="${META_NAME}" content="${publishableKey}">`;

  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const built = isRead && (await readFile(file, 'utf8').catch(() => undefined));
    if (!built) return next();
    const html = built.replace(/<head[^>]*>/i, (head) => `${head}\n    ${meta}`);
    for (const [name, value] of Object.entries(config.preview.headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}

/** Where this machine reaches a listening server. */
function urlOf(httpServer: Server): string {
  const { address, family, port } = httpServer.address() as AddressInfo;
  const isEveryAddress = address === '::' || address === '0.0.0.0';
  const isLoopback = address === '::1' || address.startsWith('127.');
  const host = isEveryAddress || isLoopback ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
