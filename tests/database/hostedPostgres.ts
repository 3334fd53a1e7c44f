import { readdirSync, readFileSync } from 'node:fs';
import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite';
import { copyOfDatabase } from './copyOfDatabase.ts';

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

/** The statements of all migrations, in the order in which the Supabase CLI pushes them. */
const migrations = readdirSync(migrationsFolder)
  .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
  .sort()
  .map((file) => ({ file, sql: readFileSync(new URL(file, migrationsFolder), 'utf8') }));

/** Hosted Supabase before the first push. */
const hostedDefaults = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role owner nologin createrole bypassrls in role anon, authenticated, service_role;
  grant create on database postgres to owner;
  grant usage, create on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on sequences to anon, authenticated, service_role;
`;

/**
 * A Postgres set up as a hosted Supabase project is before its first push: its roles, its generous default
 * privileges, and `owner`, which like hosted Supabase's `postgres` is no superuser and bypasses row-level security.
 */
export async function emptyProject(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, loadDataDir: await copyOfDatabase(hostedDefaults) });
}

/** The project after `supabase db push`. */
export async function pushedProject(options: PGliteOptions = {}): Promise<PGlite> {
  const database = await emptyProject(options);
  await push(database);
  return database;
}

export async function push(database: PGlite): Promise<void> {
  await database.exec('set role owner');
  for (const { sql } of migrations) await database.transaction(async (file) => void (await file.exec(sql)));
  await database.exec('reset role');
}

export interface Request {
  role?: 'anon' | 'authenticated' | 'service_role';
  /** What the gateway puts into `request.headers`; not set at all when undefined. */
  headers?: string | undefined;
}

/** Runs one statement as the REST interface does for a request. */
export function asRequest<Row>(
  database: PGlite,
  statement: string,
  values: unknown[] = [],
  { role = 'anon', headers }: Request = {},
): Promise<Results<Row>> {
  return database.transaction(async (transaction) => {
    if (headers !== undefined) {
      await transaction.query("select set_config('request.headers', $1, true)", [headers]);
    }
    await transaction.exec(`set local role ${role}`);
    return transaction.query<Row>(statement, values);
  });
}

export interface Row {
  name?: unknown;
  email?: unknown;
  phone?: unknown;
  prayer_requests?: unknown;
}

/** Sends a row as a visitor does. Resolves to the number of rows stored. */
export async function send(database: PGlite, row: Row, request?: Request): Promise<number> {
  const { name = 'Anna', email = 'anna@example.org', phone = null, prayer_requests = null } = row;
  const insert = `insert into public.contact_submissions (name, email, phone, prayer_requests)
    values ($1, $2, $3, $4)`;
  const result = await asRequest(database, insert, [name, email, phone, prayer_requests], request);
  return result.affectedRows ?? 0;
}

/** The error code with which the table refuses a row, or 'stored'. */
export async function verdict(database: PGlite, row: Row, request?: Request): Promise<string> {
  return send(database, row, request).then(
    (stored) => (stored === 1 ? 'stored' : 'absorbed'),
    (error) => String((error as { code?: unknown }).code),
  );
}

export interface Stored {
  id: string;
  created_at: Date;
  name: string;
  email: string;
  phone: string | null;
  prayer_requests: string | null;
}

/** Every stored message, oldest first. */
export async function storedMessages(database: PGlite): Promise<Stored[]> {
  return (await database.query<Stored>('select * from public.contact_submissions order by created_at, id'))
    .rows;
}

/** As if so much time had passed since everything was stored: `1 hour`. */
export async function letPass(database: PGlite, time: string): Promise<void> {
  await database.query('update public.contact_submissions set created_at = created_at - $1::interval', [
    time,
  ]);
  await database.query('update private.contact_addresses set created_at = created_at - $1::interval', [time]);
}

/** Lifts the limits, for tests of something else. */
export async function liftLimits(database: PGlite): Promise<void> {
  await database.exec(`update private.contact_rules set messages_per_address = 1e9, messages_per_email = 1e9,
    messages_per_hour = 1e9, messages_per_day = 1e9`);
}
