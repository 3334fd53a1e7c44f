import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { EMBEDDED_KEY } from '../src/contact/embeddedKey.ts';
import { acquireLock, databaseFolder, dataFolder, secretKeyOf } from './embeddedDatabase.ts';

type Backend = Awaited<ReturnType<typeof openBackend>>;

/** A global: when Vite restarts, it starts the new server from a new copy of this module, before it stops the old one. */
const global = globalThis as { embeddedBackend?: Backend };

/** Runs the embedded backend, a real Postgres behind Supabase's REST interface, inside `vite` and `vite preview`. */
export function embeddedBackend(): Plugin {
  async function start(server: ViteDevServer | PreviewServer) {
    await close();
    const url = () => server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    const backend = await openBackend(databaseFolder(server.config.root), url);
    global.embeddedBackend = backend;
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

async function openBackend(folder: string, url: () => string | undefined) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await acquireLock(folder, url);
  const { connection, app, honoMiddleware } = await openLite(folder);
  return {
    /** Answers the REST interface, `/rest/v1`, and passes everything else on. */
    middleware: honoMiddleware(serialize(app) as never, ['/rest/v1']),
    async close() {
      await connection.close();
      release();
    },
  };
}

async function openLite(folder: string) {
  process.env.LITE_TELEMETRY = '0';
  // Imported here: a build must not load it.
  const [{ App }, { createPgliteConnection }, { applyPendingMigrations }, { honoMiddleware }] =
    await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/pglite'),
      import('@supabase/lite/cli'),
      import('@supabase/lite/vite'),
    ]);

  const data = dataFolder(folder);
  await makeDatabase(data);
  const connection = await createPgliteConnection({ url: data });
  connection.normalizeDbError = redactError;
  const app = new App({
    connection,
    // The keys of the REST interface; accounts and sign-in stay off.
    auth: { enabled: false, publishable_key: EMBEDDED_KEY, secret_key: secretKeyOf(folder) },
  });
  await app.init();
  await applyPendingMigrations(app);
  await connection.driver.query('select private.delete_old_messages()');
  return { connection, app, honoMiddleware };
}

/** Makes an empty database where there is none, beside its place at first: one interrupted half-way never opens. */
async function makeDatabase(data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(data)) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(unfinished);
  await database.close();
  renameSync(unfinished, data);
}

/** Lite logs each error with the visitor's name and prayer, and answers a broken rule with 500: this leaves one line, and 400. */
function redactError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'severity' in error)) return error;
  const { code, message, detail, hint } = error as Error & Record<string, unknown>;
  const logged = `The database refused a request (${code}): ${message}`;
  // PostgREST lets a function of the database set the answer so.
  const answer = {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
  return { ...(code === '23514' ? answer : { code, message, detail, hint }), [inspect.custom]: () => logged };
}

/** Declares all that Lite's middleware uses of its `App`. */
interface Served {
  fetch(request: Request, context?: { peerAddress: string | null }): Promise<Response>;
}

/**
 * Lets one request at a time reach the database: Lite 0.10 runs concurrent requests in one transaction, with each other's
 * role, and one rollback for all. Bodies are read first: a slow upload delays nobody.
 */
export function serialize(app: Served): Served {
  let last: Promise<unknown> = Promise.resolve();

  const fetch: Served['fetch'] = async (request, context) => {
    const { method, headers } = request;
    const body = request.body && (await request.arrayBuffer());
    const complete = new Request(request.url, { method, headers, body });
    const answer = last.then(() => app.fetch(complete, context));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { fetch };
}
