import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { embeddedBackend } from '../../build/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { tsx } from '../setup/tsx.ts';

// Vite stops when its standard input ends, and a test runner's has ended, unless CI says that nobody types.
process.env.CI ??= 'true';

/** A page as the build leaves it, in a folder of its own, with an embedded database of its own. */
export interface Site {
  root: string;
  /** Where the database lies. */
  database: string;
  remove(): void;
}

export interface Served {
  url: string;
  secretKey: string;
  /** Clients of the REST interface: a visitor's, and the ministry's. */
  stranger: SupabaseClient;
  service: SupabaseClient;
  close(): Promise<void>;
}

export function makeSite(): Site {
  const root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  mkdirSync(join(root, 'dist'));
  for (const page of ['index.html', 'dist/index.html'])
    writeFileSync(join(root, page), '<!doctype html><title>Page</title>');
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, database: join(root, 'database'), remove };
}

export async function servePreview(site: Site): Promise<Served> {
  return served(site, await preview({ ...config(site), preview: { port: 0 } }));
}

export async function serveDev(site: Site): Promise<Served & { restart(): Promise<void> }> {
  const server = await createServer({ ...config(site), server: { port: 0, ws: false, watch: null } });
  await server.listen();
  return { ...served(site, server), restart: () => server.restart() };
}

export const config = ({ root, database }: Site): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend({ folder: database })],
  optimizeDeps: { noDiscovery: true },
});

function served(site: Site, server: Pick<ViteDevServer | PreviewServer, 'httpServer' | 'close'>): Served {
  const url = `http://localhost:${((server.httpServer as HttpServer).address() as AddressInfo).port}`;
  const { secret: secretKey } = JSON.parse(readFileSync(join(site.database, 'keys.json'), 'utf8'));
  const client = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false },
      realtime: { transport: class {} as never }, // Node 20 has no WebSocket
    });
  const close = () => server.close();
  return { url, secretKey, stranger: client(EMBEDDED_KEY), service: client(secretKey), close };
}

/** Opens the site's database while no server does: it is for one process at a time. */
export async function inDatabase<Result>(
  site: Site,
  run: (database: PGlite) => Promise<Result>,
): Promise<Result> {
  const database = await PGlite.create(join(site.database, 'data'));
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Runs a command of the project in a process of its own, with the site's database and these settings. */
export function runScript(site: Site, settings: object, script: string, ...args: string[]) {
  const env = { ...process.env, EMBEDDED_DATABASE: site.database, ...settings };
  return promisify(execFile)(process.execPath, [...tsx, `scripts/${script}.ts`, ...args], {
    env,
    maxBuffer: 1e8,
  });
}
