import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { openBackend } from './embedded-backend/openBackend.ts';

/**
 * The backend of this process, open until it ends. When Vite restarts, it starts the new server before it stops the old
 * one, from a new copy of this module: hence the global.
 */
type Shared = { url: () => string | undefined; opening?: ReturnType<typeof openBackend> };
const key = Symbol.for('reach-and-build.embedded-backend');
const global = globalThis as { [key]?: Shared };

/**
 * Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`.
 *
 * Nothing of it reaches a build but the public key by which a page that was built for it names itself.
 */
export function embeddedBackend(): Plugin {
  async function start(server: ViteDevServer | PreviewServer) {
    // Without a server of its own (a test runner, for instance) there is no page to serve.
    if (!server.httpServer) return;
    const url = () => server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    global[key] ??= { url };
    const shared = global[key];
    shared.url = url;
    shared.opening ??= openBackend(() => shared.url());
    server.middlewares.use(await shared.opening);
  }

  return { name: 'embedded-backend', configureServer: start, configurePreviewServer: start };
}
