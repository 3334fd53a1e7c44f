import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { databaseFolder } from './embedded-backend/folder.ts';
import { type RunningBackend, startBackend } from './embedded-backend/start.ts';

/**
 * Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`.
 *
 * Nothing of it reaches a build but the public key by which a page that was built for it names itself.
 *
 * @param options.folder where its database lies; EMBEDDED_DATABASE or supabase/.temp/embedded when not given
 */
export function embeddedBackend(options: { folder?: string } = {}): Plugin {
  // Two while Vite restarts: it starts the new server before it stops the old one.
  const running: RunningBackend[] = [];

  async function start({ config, httpServer, middlewares }: ViteDevServer | PreviewServer) {
    // Without a server of its own (a test runner, for instance) there is no page to serve.
    if (!httpServer) return;
    const backend = await startBackend(databaseFolder(config.root, options.folder));
    running.push(backend);
    httpServer.once('listening', () => backend.listensAt(urlOf(httpServer as Server)));
    middlewares.use(backend.middleware);
  }
  const stop = () => running.shift()?.stop();

  return {
    name: 'embedded-backend',
    apply: (_, { command }) => command === 'serve',
    configureServer: start,
    configurePreviewServer: start,
    closeServer: stop,
    closePreviewServer: stop,
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
