import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadEnv } from 'vite';
import { type DatabaseFolder, databaseFolder, keysOf } from '../../build/embedded-backend/folder.ts';
import { currentUse, endUse, takeUse } from '../../build/embedded-backend/use.ts';

/** A message as it was received. */
export interface Message {
  id: string;
  created_at: string;
  name: string;
  email: string;
  phone: string | null;
  prayer_requests: string | null;
}

/** Where the messages are. */
export interface MessageStore {
  /** In words, to say which messages these are. */
  place: string;
  /** All messages, oldest first, a page at a time. */
  pages(): AsyncIterable<Message[]>;
  /** Deletes what is older than the table's period and says how many that were. */
  deleteOld(): Promise<number>;
  close(): Promise<void>;
}

/** The store cannot be opened; the message says what to do. */
export class StoreError extends Error {}

/**
 * Finds the messages: in the hosted project that the environment (or .env) names; else in the embedded
 * database, through its server while that runs and directly while it does not; undefined while there is none.
 */
export async function openMessageStore(root = process.cwd()): Promise<MessageStore | undefined> {
  const env = loadEnv('production', root, ['VITE_SUPABASE_', 'SUPABASE_']);
  if (env.VITE_SUPABASE_URL) return hostedStore(env.VITE_SUPABASE_URL, env.SUPABASE_SECRET_KEY);

  const folder = databaseFolder(root);
  if (!existsSync(folder.data)) return undefined;
  const use = await currentUse(folder);
  if (use?.url) return restStore(use.url, keysOf(folder).secret, `the database of ${use.url}`);
  return folderStore(folder);
}

function hostedStore(url: string, secretKey: string | undefined): MessageStore {
  if (secretKey) return restStore(url, secretKey, url);
  throw new StoreError(
    `The messages are in ${url}. Set SUPABASE_SECRET_KEY to the project's secret key (in Supabase: Project ` +
      'Settings, API Keys) for this command, or read them in its Table Editor.',
  );
}

function restStore(url: string, secretKey: string, place: string): MessageStore {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The library asks for a WebSocket, which Node 20 has not, though nothing here listens for changes.
    realtime: { transport: class {} as never },
  });
  return {
    place,
    pages: () => restPages(client),
    async deleteOld() {
      const { data, error } = await client.rpc('delete_old_messages');
      if (error) throw new StoreError(`${url} refused: ${error.message}`);
      return data as number;
    },
    close: async () => undefined,
  };
}

/** By the last row of the page before, not by number: a message deleted meanwhile must not hide another. */
async function* restPages(client: SupabaseClient): AsyncIterable<Message[]> {
  let last: Message | undefined;
  do {
    let query = client.from('contact_submissions').select().order('created_at').order('id').limit(1000);
    if (last) {
      const { created_at: time, id } = last;
      query = query.or(`created_at.gt."${time}",and(created_at.eq."${time}",id.gt.${id})`);
    }
    const { data, error } = await query;
    if (error) throw new StoreError(`The messages could not be read: ${error.message}`);
    if (data.length > 0) yield data;
    last = data.at(-1);
  } while (last);
}

async function folderStore(folder: DatabaseFolder): Promise<MessageStore> {
  await takeUse(folder);
  const { PGlite } = await import('@electric-sql/pglite');
  const database = new PGlite(folder.data);
  return {
    place: folder.path,
    pages: () => folderPages(database),
    async deleteOld() {
      const { rows } = await database.query<{ deleted: number }>(
        'select public.delete_old_messages() as deleted',
      );
      return rows[0]?.deleted ?? 0;
    },
    async close() {
      await database.close();
      endUse(folder);
    },
  };
}

async function* folderPages(database: PGlite): AsyncIterable<Message[]> {
  const { rows: tables } = await database.query(
    "select where to_regclass('contact_submissions') is not null",
  );
  if (tables.length === 0) return; // stopped before its first start was complete
  await database.exec("set time zone 'UTC'");
  // Times as the REST interface writes them.
  const all = `select id, to_json(created_at) #>> '{}' as created_at, name, email, phone, prayer_requests
    from public.contact_submissions as message order by message.created_at, id`;
  for (let offset = 0; ; offset += 1000) {
    const { rows } = await database.query<Message>(`${all} offset ${offset} limit 1000`);
    if (rows.length === 0) return;
    yield rows;
  }
}
