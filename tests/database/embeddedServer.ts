import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { embeddedBackend } from '../../build/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { liftLimits } from './hostedPostgres.ts';

// Vite stops when its standard input ends, and a test runner's has ended, unless CI says that nobody types.
process.env.CI ??= 'true';

/** A page as the build leaves it, in a folder of its own, with an embedded database of its own. */
export interface Site {
  root: string;
  /** Where the database lies. */
  database: string;
  /** The page as built. */
  page: string;
  remove(): void;
}

export interface Served {
  url: string;
  publishableKey: string;
  secretKey: string;
  close(): Promise<void>;
}

export function makeSite(): Site {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  const page = '<!doctype html><html lang="en"><head><title>Page</title></head><body></body></html>';
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'dist', 'index.html'), page);
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, database: join(root, 'database'), page, remove };
}

export async function servePreview(site: Site): Promise<Served> {
  return served(site, await preview({ ...config(site), preview: { port: 0 } }));
}

export async function serveDev(site: Site): Promise<Served & { restart(): Promise<void> }> {
  const server = await createServer({ ...config(site), server: { port: 0, ws: false, watch: null } });
  await server.listen();
  return { ...served(site, server), restart: () => server.restart() };
}

const config = ({ root, database }: Site): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend({ folder: database })],
  optimizeDeps: { noDiscovery: true },
});

type Listening = Pick<ViteDevServer | PreviewServer, 'httpServer' | 'close'>;

function served(site: Site, server: Listening): Served {
  const { port } = (server.httpServer as HttpServer).address() as AddressInfo;
  const file = join(site.database, 'keys.json');
  const keys = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    url: `http://localhost:${port}`,
    publishableKey: EMBEDDED_KEY,
    secretKey: keys.secret,
    close: () => server.close(),
  };
}

/** Makes the site's database, with its limits lifted. */
export async function makeUnlimitedDatabase(site: Site): Promise<void> {
  await (await servePreview(site)).close();
  const database = await PGlite.create(join(site.database, 'data'));
  await liftLimits(database);
  await database.close();
}

/** A client that asks the server's REST interface, with one of its keys. */
export function clientFor(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false },
    realtime: { transport: class {} as never },
  });
}
