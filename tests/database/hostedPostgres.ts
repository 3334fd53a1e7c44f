import { readdirSync, readFileSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { copyOfDatabase } from './copyOfDatabase.ts';
import { connect } from './postgresServer.ts';

/** What the tests need of a database: PGlite, or a connection to a server. */
export interface Database {
  /** Runs statements without values. */
  exec(statements: string): Promise<unknown>;
  query<Row>(statement: string, values?: unknown[]): Promise<Results<Row>>;
  transaction<Result>(run: (transaction: Statements) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
type Statements = Pick<Database, 'exec' | 'query'>;
interface Results<Row> {
  rows: Row[];
  affectedRows?: number;
}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

/** The statements of all migrations, in the order in which the Supabase CLI pushes them. */
export const migrations = readdirSync(migrationsFolder)
  .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
  .sort()
  .map((file) => ({ file, sql: readFileSync(new URL(file, migrationsFolder), 'utf8') }));

/** The roles of hosted Supabase. `owner` is like its `postgres`: no superuser, and past row-level security. */
const hostedRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit in role anon, authenticated, service_role;
  create role owner nologin createrole bypassrls in role anon, authenticated, service_role;
`;

/** A database of hosted Supabase before the first push: everything in it is everyone's by default. */
const hostedDefaults = `
  do $$ begin execute format('grant create on database %I to owner', current_database()); end $$;
  grant usage, create on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on sequences to anon, authenticated, service_role;
`;

/** Set where the tests run on a PostgreSQL server (vitest.config.ts). */
const server = process.env.TESTED_ON === 'server' ? process.env.POSTGRES_SERVER : undefined;

/** A Postgres set up as a hosted Supabase project is before its first push. */
export async function emptyProject(): Promise<Database> {
  return server ? emptyProjectOn(server) : emptyPglite();
}

const empty = hostedRoles + hostedDefaults;
const pushed = [
  empty,
  'set role owner;',
  ...migrations.map(({ sql }) => `begin; ${sql} commit;`),
  'reset role;',
].join('\n');

async function emptyPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await copyOfDatabase(empty) });
}

let made = 0;

/** A project on a server that may have others. */
async function emptyProjectOn(url: string): Promise<Database & { url: string }> {
  const name = `project_${process.pid}_${++made}`;
  const maintenance = await connect(url);
  // Several test files begin at once.
  await maintenance.exec('select pg_advisory_lock(2007)');
  const { rows } = await maintenance.query("select from pg_roles where rolname = 'owner'");
  if (rows.length === 0) await maintenance.exec(hostedRoles);
  await maintenance.exec(`create database ${name}`);
  await maintenance.close();

  const address = new URL(url);
  address.pathname = name;
  const database = await connect(address.href);
  await database.exec(hostedDefaults);
  return Object.assign(database, { url: address.href });
}

/** The project after `supabase db push`. */
export async function pushedProject(): Promise<Database> {
  if (!server) return pushedPglite();
  const database = await emptyProjectOn(server);
  await push(database);
  return database;
}

/** The same in PGlite, wherever the tests run: with extensions of its own. */
export async function pushedPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, loadDataDir: await copyOfDatabase(pushed) });
}

/** Applies migrations as the Supabase CLI does: one after another, each whole or not at all. */
export async function push(database: Database, files = migrations): Promise<void> {
  await database.exec('set role owner');
  try {
    for (const { sql } of files) await database.transaction((file) => file.exec(sql));
  } finally {
    await database.exec('reset role');
  }
}

export interface Request {
  role?: 'anon' | 'authenticated' | 'service_role';
  /** What the gateway puts into `request.headers`; not set at all when undefined. */
  headers?: string | undefined;
}

/** Runs one statement as the REST interface does for a request. */
export function asRequest<Row>(
  database: Database,
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
  id?: unknown;
  name?: unknown;
  email?: unknown;
  phone?: unknown;
  prayer_requests?: unknown;
}

/** Headers of a request from an address, as Cloudflare sets them. */
export const from = (address: string): Request => ({
  headers: JSON.stringify({ 'cf-connecting-ip': address }),
});

/** Sends a row as a visitor does. Resolves to the number of rows stored. */
export async function send(database: Database, row: Row, request?: Request): Promise<number> {
  const { id = null, name = 'Anna', email = 'anna@example.org', phone = null, prayer_requests = null } = row;
  const insert = `insert into public.contact_submissions (id, name, email, phone, prayer_requests)
    values ($1, $2, $3, $4, $5)`;
  const result = await asRequest(database, insert, [id, name, email, phone, prayer_requests], request);
  return result.affectedRows ?? 0;
}

/** The error code with which the table refuses a row, or 'accepted'. */
export async function verdict(database: Database, row: Row, request?: Request): Promise<string> {
  return send(database, row, request).then(
    (rows) => (rows === 1 ? 'accepted' : `${rows} rows`),
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
  answered_at: Date | null;
}

/** Every stored message, oldest first. */
export async function storedMessages(database: Database): Promise<Stored[]> {
  return (await database.query<Stored>('select * from public.contact_submissions order by created_at, id'))
    .rows;
}

/** As if so much time had passed since everything was stored, counted and notified: `1 hour`. */
export async function letPass(database: Database, time: string): Promise<void> {
  for (const moved of [
    'public.contact_submissions set created_at = created_at',
    'public.contact_submissions set answered_at = answered_at',
    'private.contact_counts set window_end = window_end',
    'private.reminder set notified_at = notified_at',
  ]) {
    await database.query(`update ${moved} - $1::interval`, [time]);
  }
}

/** A database as if nobody had ever written. */
export async function forgetEverything(database: Database): Promise<void> {
  await database.exec('truncate public.contact_submissions; truncate private.contact_counts');
}

/** Lifts the limits, for tests of something else. */
export async function liftLimits(database: Database): Promise<void> {
  const { rows } = await database.query<{ name: string }>(`select column_name as name
    from information_schema.columns where table_name = 'contact_rules' and data_type = 'integer'`);
  await database.exec(`update private.contact_rules set ${rows.map(({ name }) => `${name} = 1e9`)}`);
}
