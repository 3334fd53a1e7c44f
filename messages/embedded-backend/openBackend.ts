import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { databaseFolder, dataFolder, secretKeyOf } from './folder.ts';
import { acquireLock } from './lock.ts';

/**
 * Opens the embedded database and brings its tables up to date. Resolves to a middleware for the REST interface,
 * `/rest/v1`.
 *
 * @param url of the server that it is used in
 */
export async function openBackend(url: () => string | undefined) {
  const folder = databaseFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await acquireLock(folder, url);
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
    options: { server: { admin: false } },
  });
  await app.init();
  await applyPendingMigrations(app);
  await connection.driver.query('select private.delete_old_messages()');
  return honoMiddleware(oneAtATime(app) as never, ['/rest/v1']);
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

type Fetch = (request: Request, context?: { peerAddress: string | null }) => Promise<Response>;

/**
 * Lets one request at a time reach the database: in PGlite's single session Lite 0.10 runs concurrent requests in one
 * transaction, with each other's role, and one rollback for all.
 */
export function oneAtATime(app: { fetch: Fetch }): { fetch: Fetch } {
  let last: Promise<unknown> = Promise.resolve();
  return {
    fetch(...request) {
      const answer = last.then(() => app.fetch(...request));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/**
 * Lite logs each database error with the statement's parameters, a visitor's name and prayer: this leaves one line
 * without them.
 */
function redactError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'severity' in error)) return error;
  const { code, message, detail, hint } = error as Error & Record<string, unknown>;
  return {
    code,
    message,
    detail,
    hint,
    [inspect.custom]: () => `The database refused a request (${code}): ${message}`,
  };
}
