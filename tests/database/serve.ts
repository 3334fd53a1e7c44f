/** Serves a built site with an embedded database of its own: `serve.ts FOLDER`. */
import { join } from 'node:path';
import { type InlineConfig, preview } from 'vite';
import { embeddedBackend } from '../../messages/embedded-backend.ts';

export const config = (root: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend()],
  optimizeDeps: { noDiscovery: true },
  preview: { port: 0 },
  server: { port: 0, ws: false, watch: null },
});

const [, program, root] = process.argv;
if (program === import.meta.filename && root) {
  process.env.EMBEDDED_DATABASE = join(root, 'database');
  const server = await preview(config(root));
  console.log(server.resolvedUrls?.local[0]);
}
