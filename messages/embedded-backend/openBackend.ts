import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { EMBEDDED_KEY } from '../../src/contact/embeddedKey.ts';
import { dataFolder, secretKeyOf } from './folder.ts';
import { acquireLock } from './lock.ts';
import { serialize } from './serialize.ts';

export async function openBackend(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(folder);
  const { connection, app, honoMiddleware } = await openLite(folder);
  return {
    /** Answers the REST interface, `/rest/v1`, and passes everything else on. */
    middleware: honoMiddleware(serialize(app) as never, ['/rest/v1']),
    setUrl: lock.setUrl,
    async close() {
      await connection.close();
      lock.release();
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
  if (!existsSync(data) && readdirSync(folder).some((name) => /^data[^.]*$/.test(name)))
    console.log(
      `Messages from other versions of the database are still in ${folder}: delete its older folders.`,
    );
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

/**
 * Lite logs each database error with the statement's parameters, a visitor's name and prayer: this leaves one line
 * without them. It answers a broken rule with status 500, where Supabase answers 400 and Postgres's code.
 */
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
