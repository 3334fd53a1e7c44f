import { existsSync, renameSync, rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { honoMiddleware } from '@supabase/lite/vite';
import type { Connect } from 'vite';
import { type DatabaseFolder, keysOf } from './folder.ts';
import { acquireLock } from './lock.ts';
import { redactError } from './redactError.ts';
import { serialize } from './serialize.ts';

export interface RunningBackend {
  /** Answers the REST interface, `/rest/v1`, and passes everything else on. */
  middleware: Connect.NextHandleFunction;
  listensAt(url: string): void;
  /** Closes the database, once everyone who started it has stopped it. */
  stop(): Promise<void>;
}

type SharedBackend = RunningBackend & { users: number };

/**
 * The backends of this process, by folder. When Vite restarts, it starts the new server before it stops the
 * old one, from a new copy of this module: hence the global, and the count.
 */
const registry = globalThis as { [backends]?: Map<string, Promise<SharedBackend>> };
const backends = Symbol.for('reach-and-build.embedded-backends');

/** Opens the database, brings its tables up to date, and serves it. */
export async function startBackend(folder: DatabaseFolder): Promise<RunningBackend> {
  registry[backends] ??= new Map();
  const running = registry[backends];
  const forget = () => running.delete(folder.path);
  const starting = running.get(folder.path) ?? open(folder, forget);
  running.set(folder.path, starting);
  starting.catch(forget);
  const backend = await starting;
  backend.users += 1;
  return backend;
}

async function open(folder: DatabaseFolder, forget: () => void): Promise<SharedBackend> {
  const lock = await acquireLock(folder);
  const { connection, app, honoMiddleware } = await openLite(folder).catch((error) => {
    lock.release();
    throw error;
  });

  async function close() {
    forget();
    for (const signal of signals) process.off(signal, closeAndExit);
    await connection.close();
    lock.release();
  }
  const closeAndExit = () => void close().finally(() => process.exit());
  for (const signal of signals) process.once(signal, closeAndExit);

  const backend: SharedBackend = {
    users: 0,
    middleware: honoMiddleware(serialize(app) as ServedApp, ['/rest/v1']),
    listensAt: lock.setUrl,
    async stop() {
      backend.users -= 1;
      if (backend.users === 0) await close();
    },
  };
  return backend;
}

/** The middleware wants the whole of an `App`, and asks for its `fetch` only. */
type ServedApp = Parameters<typeof honoMiddleware>[0];

/** Vite itself sees to SIGTERM, and stops this plugin then. */
const signals = ['SIGINT', 'SIGHUP'] as const;

async function openLite(folder: DatabaseFolder) {
  process.env.LITE_TELEMETRY = '0';
  // Loaded here and not above: a build must not even look at it.
  const [
    { App },
    { createPgliteConnection },
    { applyPendingMigrations, listMigrationFiles },
    { honoMiddleware },
  ] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@supabase/lite/cli'),
    import('@supabase/lite/vite'),
  ]);

  const { publishable: publishable_key, secret: secret_key } = keysOf(folder);
  async function openApp() {
    await makeDatabase(folder);
    const connection = await createPgliteConnection({ url: folder.data });
    connection.normalizeDbError = redactError;
    const app = new App({
      connection,
      // The keys of the REST interface; accounts and sign-in stay off.
      auth: { enabled: false, publishable_key, secret_key },
      options: { server: { admin: false } },
    });
    await app.init();
    return { connection, app };
  }

  let { connection, app } = await openApp();
  const known = new Set((await listMigrationFiles(app)).map(({ version }) => version));
  if ((await appliedMigrations(connection.driver)).some((version) => !known.has(version))) {
    await connection.close();
    setAside(folder);
    ({ connection, app } = await openApp());
  }
  await applyPendingMigrations(app);
  await connection.driver.query('select public.delete_old_messages()');
  return { connection, app, honoMiddleware };
}

async function appliedMigrations(database: PGlite): Promise<string[]> {
  const history = 'supabase_migrations.schema_migrations';
  const { rows: made } = await database.query('select where to_regclass($1) is not null', [history]);
  if (made.length === 0) return [];
  const { rows } = await database.query<{ version: string }>(`select version from ${history}`);
  return rows.map(({ version }) => version);
}

/** A database whose tables were made by other migrations than there are now is kept, and another one is made. */
function setAside(folder: DatabaseFolder): void {
  const place = `${folder.data}-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(folder.data, place);
  console.log(
    `The database was made by another version of the site: it is kept in ${place}, and a new one begins.`,
  );
}

/**
 * Makes an empty database where there is none. Whoever stops it half-way leaves what can never be opened; so it is
 * made beside its place, and moved there when it is complete.
 */
async function makeDatabase(folder: DatabaseFolder): Promise<void> {
  const unfinished = `${folder.data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(folder.data)) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(unfinished);
  await database.close();
  renameSync(unfinished, folder.data);
}
