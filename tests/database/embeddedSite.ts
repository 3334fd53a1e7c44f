import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll } from 'vitest';
import { secretKeyOf } from '../../messages/embedded-backend/folder.ts';
import { embeddedBackend } from '../../messages/embedded-backend.ts';
import { ask } from '../../messages/rest.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';

const servers: PreviewServer[] = [];
const sites: string[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const site of sites) rmSync(site, { recursive: true, force: true });
});

/** A folder for a site; its embedded database will be in `database`. */
export function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  sites.push(root);
  mkdirSync(join(root, 'dist'));
  return root;
}

export const config = (root: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend({ folder: join(root, 'database') })],
  optimizeDeps: { noDiscovery: true },
  preview: { port: 0 },
  server: { port: 0, ws: false, watch: null },
});

/** Serves a built site. */
export async function serve(root: string) {
  const server = await preview(config(root));
  servers.push(server);
  return clients(server, root);
}

/** Clients of the REST interface of a site: a visitor's, and the ministry's. */
export function clients({ resolvedUrls }: Pick<PreviewServer, 'resolvedUrls'>, root: string) {
  const url = resolvedUrls?.local[0] ?? '';
  const stranger = { url, key: EMBEDDED_KEY };
  const ministry = { url, key: secretKeyOf(join(root, 'database')) };
  return {
    url,
    stranger,
    ministry,
    send: (message: object) => ask<void>(stranger, 'POST', 'contact_submissions', message, 'minimal'),
    names: () => ask<{ name: string }[]>(ministry, 'GET', 'contact_submissions?select=name'),
  };
}
