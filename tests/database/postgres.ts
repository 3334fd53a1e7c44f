import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Message } from '../../src/contact/database.ts';
import type { ContactSubmission } from '../../src/contact/fields.ts';

/** What the tests need of a database: PGlite, or one on a server. */
export interface Database {
  /** Runs statements without values. */
  exec(statements: string): Promise<unknown>;
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
  close(): Promise<void>;
  /** Where to connect to it once more: on a server. */
  url?: string;
}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

/** All migrations, in the order of their names. */
export const migrations = readdirSync(migrationsFolder)
  .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
  .sort()
  .map((file) => ({ file, sql: readFileSync(new URL(file, migrationsFolder), 'utf8') }));

/**
 * The roles of hosted Supabase. `owner` is like its `postgres`: no superuser, and past row-level security. A server has
 * them for all its databases, and several test files begin at once.
 */
const hostedRoles = `
  select pg_advisory_lock(2007);
  do $$ begin
    if to_regrole('owner') is null then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      create role authenticator login noinherit in role anon, authenticated, service_role;
      create role owner nologin createrole bypassrls in role anon, authenticated, service_role;
    end if;
  end $$;
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
`;

/** Set where the tests run on a PostgreSQL server (vitest.config.ts). */
const server = process.env.TESTED_ON === 'server' ? process.env.POSTGRES_SERVER : undefined;
let made = 0;

/** A Postgres set up as a hosted Supabase project is before its first push. */
export async function emptyProject(): Promise<Database> {
  if (!server) {
    const database = await PGlite.create();
    await database.exec(hostedRoles + hostedDefaults);
    return database;
  }
  const url = new URL(server);
  url.pathname = `project_${process.pid}_${++made}`;
  const maintenance = await connect(server);
  await maintenance.exec(hostedRoles);
  await maintenance.exec(`create database ${url.pathname.slice(1)}`);
  await maintenance.close();
  const database = await connect(url.href);
  await database.exec(hostedDefaults);
  return database;
}

/** The project after `supabase db push`. */
export async function pushedProject(): Promise<Database> {
  const database = await emptyProject();
  await push(database);
  return database;
}

/** A semicolon inside a comment, a string or a `$$` body ends no statement. */
const statement = /(?:--.*|'[^']*'|\$\$[\s\S]*?\$\$|[^;])+/g;

/** Applies migrations statement by statement: files that need a transaction block around them fail. */
export async function push(database: Database, files = migrations): Promise<void> {
  await database.exec('set role owner');
  for (const { sql } of files) for (const [each] of sql.matchAll(statement)) await database.exec(each);
  await database.exec('reset role');
}

/** One connection to a database of a server. */
export async function connect(url = ''): Promise<Database> {
  const client = new pg.Client(url);
  await client.connect();
  return {
    url,
    exec: (statements) => client.query(statements),
    async query(statement, values) {
      const { rows, rowCount } = await client.query(statement, values);
      return { rows, affectedRows: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

async function transaction<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  await database.exec('begin');
  try {
    const result = await run();
    await database.exec('commit');
    return result;
  } catch (error) {
    await database.exec('rollback');
    throw error;
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
) {
  return transaction(database, async () => {
    if (headers !== undefined)
      await database.query("select set_config('request.headers', $1, true)", [headers]);
    await database.exec(`set local role ${role}`);
    return database.query<Row>(statement, values);
  });
}

/** Headers of a request from an address, as Cloudflare sets them. */
export const from = (address: string): Request => ({
  headers: JSON.stringify({ 'cf-connecting-ip': address }),
});

export type Row = Partial<Record<keyof ContactSubmission, unknown>>;

/** Sends a row as a visitor does. Resolves to the number of rows stored. */
export async function send(database: Database, row: Row = {}, request?: Request) {
  const sent = { id: randomUUID(), name: 'Anna', email: 'anna@example.org', ...row };
  const places = Object.keys(sent).map((_, index) => `$${index + 1}`);
  const insert = `insert into public.contact_submissions (${Object.keys(sent)}) values (${places})`;
  return (await asRequest(database, insert, Object.values(sent), request)).affectedRows;
}

/** The error code with which the table refuses a row, or 'accepted'. */
export const verdict = (...message: Parameters<typeof send>): Promise<string> =>
  send(...message).then(
    (rows) => (rows === 1 ? 'accepted' : `${rows} rows`),
    (error) => `${error.code}`,
  );

/** Every stored message, oldest first. */
export async function storedMessages(database: Database) {
  const all = 'select * from public.contact_submissions order by created_at, id';
  type Stored = Omit<Message, 'created_at' | 'answered_at'> & { created_at: Date; answered_at: Date | null };
  return (await database.query<Stored>(all)).rows;
}

/** As if so much time had passed since everything was stored, counted and notified: `1 hour`. */
export const letPass = (time: string) => `
  update public.contact_submissions
    set created_at = created_at - interval '${time}', answered_at = answered_at - interval '${time}';
  update private.contact_counts set window_end = window_end - interval '${time}';
  update private.reminder set notified_at = notified_at - interval '${time}'`;

/** As if nobody had ever written. */
export const forgetAll = 'truncate public.contact_submissions; truncate private.contact_counts';
