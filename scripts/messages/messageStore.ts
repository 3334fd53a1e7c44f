import { existsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type DatabaseFolder, databaseFolder, keysOf } from '../../build/embedded-backend/folder.ts';
import { acquireLock, currentHolder, releaseLock } from '../../build/embedded-backend/lock.ts';
import type { Message } from '../../src/contact/database.ts';
import { settings } from '../environment.ts';
import { ask, type Project } from './rest.ts';
import { StoreError } from './storeError.ts';

export type { Message };

/** Where the messages are. */
export interface MessageStore {
  /** In words, to say which messages these are. */
  place: string;
  /** All messages, a page at a time: first those that wait for an answer, then the others, each oldest first. */
  pages(): AsyncIterable<Message[]>;
  /** Notes that a message was answered now, and says whether there is one of this id. */
  markAnswered(id: string): Promise<boolean>;
  /** Deletes what is older than the table's period and says how many that were. */
  deleteOld(): Promise<number>;
  close(): Promise<void>;
}

/** Rows at a time: at their longest these are 4 MB. */
const PAGE = 200;

/**
 * Finds the messages: in the hosted project that the environment (or .env) names; else in the embedded
 * database, through its server while that runs and directly while it does not; undefined while there is none.
 */
export async function openMessageStore(root = process.cwd()): Promise<MessageStore | undefined> {
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = settings(root);
  if (url && key) return restStore({ url, key }, url);
  if (url) {
    throw new StoreError(
      `The messages are in ${url}. Set SUPABASE_SECRET_KEY to the project's secret key (in Supabase: Project ` +
        'Settings, API Keys) for this command, or read them in its Table Editor.',
    );
  }
  const folder = databaseFolder(root);
  if (!existsSync(folder.data)) return undefined;
  const holder = await currentHolder(folder);
  if (!holder?.url) return folderStore(folder);
  return restStore({ url: holder.url, key: keysOf(folder).secret }, `the database of ${holder.url}`);
}

function restStore(project: Project, place: string): MessageStore {
  const table = 'contact_submissions';
  return {
    place,
    pages: () =>
      paged((waiting, last) => {
        const query = new URLSearchParams({
          select: '*',
          answered_at: waiting ? 'is.null' : 'not.is.null',
          order: 'created_at,id',
          limit: String(PAGE),
        });
        if (last) {
          const { created_at: time, id } = last;
          query.set('or', `(created_at.gt."${time}",and(created_at.eq."${time}",id.gt.${id}))`);
        }
        return ask<Message[]>(project, 'GET', `${table}?${query}`);
      }),
    async markAnswered(id) {
      const answered = { answered_at: new Date().toISOString() };
      const rows = await ask<unknown[]>(project, 'PATCH', `${table}?id=eq.${id}&select=id`, answered);
      return rows.length > 0;
    },
    deleteOld: () => ask<number>(project, 'POST', 'rpc/delete_old_messages', {}),
    close: async () => undefined,
  };
}

async function folderStore(folder: DatabaseFolder): Promise<MessageStore> {
  await acquireLock(folder);
  const { PGlite } = await import('@electric-sql/pglite');
  const database = new PGlite(folder.data);
  await database.exec("set time zone 'UTC'");
  return {
    place: folder.path,
    pages: () => paged((waiting, last) => folderPage(database, waiting, last)),
    async markAnswered(id) {
      const mark = 'update public.contact_submissions set answered_at = now() where id = $1';
      return (await database.query(mark, [id])).affectedRows === 1;
    },
    async deleteOld() {
      const { rows } = await database.query<{ deleted: number }>(
        'select public.delete_old_messages() as deleted',
      );
      return rows[0]?.deleted ?? 0;
    },
    async close() {
      await database.close();
      releaseLock(folder);
    },
  };
}

async function folderPage(database: PGlite, waiting: boolean, last?: Message): Promise<Message[]> {
  const tables = await database.query("select where to_regclass('public.contact_submissions') is not null");
  if (tables.rows.length === 0) return []; // stopped before its first start was complete
  // Times as the REST interface writes them.
  const { rows } = await database.query<Message>(
    `select id, to_json(created_at) #>> '{}' as created_at, name, email, phone, prayer_requests,
      to_json(answered_at) #>> '{}' as answered_at
    from public.contact_submissions as message
    where (answered_at is null) = $1 and (message.created_at, id) > ($2::timestamptz, $3::uuid)
    order by message.created_at, id limit ${PAGE}`,
    [waiting, last?.created_at ?? '-infinity', last?.id ?? '00000000-0000-0000-0000-000000000000'],
  );
  return rows;
}

/** By the last row of the page before, not by number: a message deleted meanwhile must not hide another. */
async function* paged(
  page: (waiting: boolean, last?: Message) => Promise<Message[]>,
): AsyncIterable<Message[]> {
  for (const waiting of [true, false]) {
    let last: Message | undefined;
    do {
      const rows = await page(waiting, last);
      if (rows.length > 0) yield rows;
      last = rows.at(-1);
    } while (last);
  }
}
