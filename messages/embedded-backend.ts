import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { databaseFolder } from './embedded-backend/folder.ts';
import { openBackend } from './embedded-backend/openBackend.ts';

type Backend = Awaited<ReturnType<typeof openBackend>>;

/**
 * The open backend of this process. When Vite restarts, it starts the new server before it stops the old one, from a new
 * copy of this module: hence a global.
 */
const global = globalThis as { embeddedBackend?: Backend };

/**
 * Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`.
 *
 * A build gets its public key only.
 */
export function embeddedBackend(): Plugin {
  async function start(server: ViteDevServer | PreviewServer) {
    await close();
    const backend = await openBackend(databaseFolder(server.config.root));
    global.embeddedBackend = backend;
    backend.setUrl(() => server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]);
    server.middlewares.use(backend.middleware);
  }
  async function close() {
    await global.embeddedBackend?.close();
    delete global.embeddedBackend;
  }

  return {
    name: 'embedded-backend',
    configureServer: start,
    configurePreviewServer: start,
    closeServer: ({ reason }) => (reason === 'close' ? close() : undefined),
    closePreviewServer: close,
  };
}
