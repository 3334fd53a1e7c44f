import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { ContactSubmission, Message } from '../../content/contactFields.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that `npm run test:real` starts (tests/real/server.ts); without one the tests use PGlite. */
    server?: string;
  }
}

/** A database for the tests: PGlite, or a connection to a server. */
export interface Database {
  /** Runs statements without values. */
  exec(statements: string): Promise<unknown>;
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
  close(): Promise<void>;
  /** The address for further connections, of a server only. */
  url?: string;
}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

export const migrations = readdirSync(migrationsFolder)
  .sort()
  .map((file) => ({ file, sql: readFileSync(new URL(file, migrationsFolder), 'utf8') }));

/**
 * The roles and default privileges of hosted Supabase: everything in a new project is everyone's. `owner` is like its
 * `postgres`: it owns the database, bypasses row-level security and is no superuser.
 */
export const hostedProject = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role owner login createrole bypassrls in role anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** A database like that of a hosted Supabase project before its first push. */
export async function emptyProject(): Promise<Database> {
  const server = inject('server');
  if (!server) {
    const database = await PGlite.create();
    await database.exec(`${hostedProject} alter database postgres owner to owner`);
    return database;
  }
  const url = new URL(server);
  url.pathname = `project-${randomUUID()}`;
  const maintenance = await connect(server);
  await maintenance.exec(`create database "${url.pathname.slice(1)}" owner owner`);
  await maintenance.close();
  return connect(url.href);
}

/** The project after `supabase db push`. */
export async function pushedProject(): Promise<Database> {
  const database = await emptyProject();
  await push(database);
  return database;
}

/** Applies each migration whole or not at all, as the Supabase CLI does. */
export async function push(database: Database): Promise<void> {
  await database.exec('set role owner');
  for (const { sql } of migrations) await database.exec(sql);
  await database.exec('reset role');
}

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

/**
 * Runs one statement as the REST interface does for a visitor's request.
 *
 * @param headers what the gateway puts into `request.headers`
 */
export async function asRequest<Row>(
  database: Database,
  statement: string,
  values: unknown[] = [],
  headers?: string,
) {
  await database.exec('begin');
  try {
    if (headers !== undefined)
      await database.query("select set_config('request.headers', $1, true)", [headers]);
    await database.exec('set local role anon');
    const result = await database.query<Row>(statement, values);
    await database.exec('commit');
    return result;
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

/** Headers of a request from an address, as Cloudflare sets them. */
export const from = (address: unknown) => JSON.stringify({ 'cf-connecting-ip': address });

type Row = Partial<Record<keyof ContactSubmission, unknown>>;

/** Sends rows as PostgREST does: each field is cast to its column's domain first. Resolves to the number of rows stored. */
export async function sendRows(database: Database, rows: object[], headers?: string) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const typed = columns.map((column) => `${column} contact_${column}`);
  const insert = `insert into public.contact_submissions (${columns})
    select ${columns} from json_to_recordset($1::json) as _(${typed})`;
  return (await asRequest(database, insert, [JSON.stringify(rows)], headers)).affectedRows;
}

export const send = (database: Database, row: Row = {}, headers?: string) =>
  sendRows(database, [{ id: randomUUID(), name: 'Anna', email: 'anna@example.org', ...row }], headers);

/** The error code with which the table refuses a row, or 'accepted'. */
export const verdict = (...message: Parameters<typeof send>): Promise<string> =>
  send(...message).then(
    (rows) => (rows === 1 ? 'accepted' : `${rows} rows`),
    (error) => `${error.code}`,
  );

/** Counts how often each value occurs. */
export const tally = (values: string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, values.filter((each) => each === value).length]));

/** Every stored message, oldest first. */
export async function storedMessages(database: Database) {
  type Stored = Omit<Message, 'created_at' | 'answered_at'> & { created_at: Date; answered_at: Date | null };
  const all = 'select * from public.contact_submissions order by created_at, id';
  return (await database.query<Stored>(all)).rows;
}

/** Lets so much time pass since everything was stored, counted and notified: `1 hour`. */
export const letPass = (time: string) => `
  update public.contact_submissions
    set created_at = created_at - interval '${time}', answered_at = answered_at - interval '${time}';
  update private.contact_counts set window_end = window_end - interval '${time}';
  update private.reminder set notified_at = notified_at - interval '${time}'`;

export const forgetAll = 'truncate public.contact_submissions; truncate private.contact_counts';
