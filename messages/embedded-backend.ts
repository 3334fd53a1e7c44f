import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { databaseFolder } from './embedded-backend/folder.ts';
import { openBackend } from './embedded-backend/openBackend.ts';

/**
 * The backends of this process, by folder, and how many servers use each. When Vite restarts, it starts the new server
 * before it stops the old one, from a new copy of this module: hence the global, and the count.
 */
type Shared = { users: number; opening: ReturnType<typeof openBackend> };
const key = Symbol.for('reach-and-build.embedded-backends');
const global = globalThis as { [key]?: Map<string, Shared> };
global[key] ??= new Map();
const backends = global[key];

/**
 * Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`.
 *
 * Nothing of it reaches a build but the public key by which a page that was built for it names itself.
 *
 * @param options.folder where its database lies; EMBEDDED_DATABASE or supabase/.temp/embedded when not given
 */
export function embeddedBackend(options: { folder?: string } = {}): Plugin {
  const stops: (() => Promise<void>)[] = [];

  async function start(server: ViteDevServer | PreviewServer) {
    // Without a server of its own (a test runner, for instance) there is no page to serve.
    if (!server.httpServer) return;
    const folder = databaseFolder(server.config.root, options.folder);
    const shared = backends.get(folder) ?? { users: 0, opening: openBackend(folder) };
    backends.set(folder, shared);
    const backend = await shared.opening.catch((error) => {
      backends.delete(folder);
      throw error;
    });
    shared.users += 1;
    stops.push(async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      backends.delete(folder);
      await backend.close();
    });
    backend.setUrl(() => server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]);
    server.middlewares.use(backend.middleware);
  }
  const stop = () => stops.shift()?.();

  return {
    name: 'embedded-backend',
    configureServer: start,
    configurePreviewServer: start,
    closeServer: stop,
    closePreviewServer: stop,
  };
}
