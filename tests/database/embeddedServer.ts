import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import { createServer, type InlineConfig, preview } from 'vite';
import { dataFolder, secretKeyOf } from '../../messages/embedded-backend/folder.ts';
import { embeddedBackend } from '../../messages/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';

// Outside CI, Vite stops when standard input ends, which a test runner's has.
process.env.CI ??= 'true';

export type Site = ReturnType<typeof makeSite>;
export type Served = Awaited<ReturnType<typeof servePreview>>;

/** A page as the build leaves it, in a folder of its own, and where an embedded database of its own lies. */
export function makeSite() {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  mkdirSync(join(root, 'dist'));
  for (const page of ['index.html', 'dist/index.html'])
    writeFileSync(join(root, page), '<!doctype html><title>Page</title>');
  return { root, database: join(root, 'database') };
}

export const removeSite = ({ root }: Site) => rmSync(root, { recursive: true, force: true });

/** A database in which the ministry may run any statement while the site has it open: see `run`. */
export async function makeOpenDatabase({ database }: Site): Promise<void> {
  mkdirSync(database);
  const postgres = await PGlite.create(dataFolder(database));
  await postgres.exec(`create function public.run(statements text) returns void
    language plpgsql security definer as 'begin execute statements; end'`);
  await postgres.close();
}

export const config = ({ root, database }: Site): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend({ folder: database })],
  optimizeDeps: { noDiscovery: true },
  preview: { port: 0 },
  server: { port: 0, ws: false, watch: null },
});

export const servePreview = async (site: Site) => served(site, await preview(config(site)));

export async function serveDev(site: Site) {
  const server = await createServer(config(site));
  await server.listen();
  return { ...served(site, server), restart: () => server.restart() };
}

function served(site: Site, server: { httpServer: unknown; close(): Promise<void> }) {
  const url = `http://localhost:${((server.httpServer as HttpServer).address() as AddressInfo).port}`;
  const secretKey = secretKeyOf(site.database);
  const client = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false },
      realtime: { transport: class {} as never }, // Node 20 has no WebSocket
    });
  const service = client(secretKey);
  return {
    url,
    secretKey,
    /** Clients of the REST interface: a visitor's, and the ministry's. */
    stranger: client(EMBEDDED_KEY),
    service,
    close: () => server.close(),
    names: async () => (await service.from('contact_submissions').select('name')).data,
    run: async (statements: string) => void (await service.rpc('run', { statements }).throwOnError()),
  };
}
