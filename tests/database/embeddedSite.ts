import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll } from 'vitest';
import { embeddedBackend } from '../../messages/embedded-backend.ts';
import { databaseFolder, secretKeyOf } from '../../messages/embeddedDatabase.ts';
import { ask } from '../../messages/rest.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';

const servers: ViteDevServer[] = [];
const sites: string[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const site of sites) rmSync(site, { recursive: true, force: true });
});

export function makeSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  sites.push(root);
  return root;
}

/** Serves a site, with clients of its REST interface: a visitor's, and the ministry's. */
export async function serve(root: string) {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [embeddedBackend()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  servers.push(server);
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const stranger = { url, key: EMBEDDED_KEY };
  const ministry = { url, key: secretKeyOf(databaseFolder(root)) };
  return {
    server,
    url,
    stranger,
    ministry,
    send: (message: object) => ask<void>(stranger, 'POST', 'contact_submissions', message, 'minimal'),
    names: () => ask<{ name: string }[]>(ministry, 'GET', 'contact_submissions?select=name'),
  };
}
