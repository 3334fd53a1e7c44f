import { existsSync } from 'node:fs';
import { databaseFolder, keysOf } from '../../build/embedded-backend/folder.ts';
import { currentHolder } from '../../build/embedded-backend/lock.ts';
import type { Message } from '../../src/contact/database.ts';
import { settings } from '../environment.ts';
import { ask, type Project } from './rest.ts';
import { StoreError } from './storeError.ts';

export type { Message };

/** Rows at a time: at their longest these are 4 MB. */
const PAGE = 200;

const table = 'contact_submissions';

/** Where the messages are. */
export class MessageStore {
  /** In words, to say which messages these are. */
  readonly place: string;
  readonly #project: Project;

  constructor(project: Project, place: string) {
    this.#project = project;
    this.place = place;
  }

  /** All messages, a page at a time: first those that wait for an answer, then the others, each oldest first. */
  async *pages(): AsyncIterable<Message[]> {
    for (const waiting of [true, false]) {
      // By the last row of the page before, not by number: a message deleted meanwhile must not hide another.
      let last: Message | undefined;
      do {
        const rows = await this.#page(waiting, last);
        if (rows.length > 0) yield rows;
        last = rows.at(-1);
      } while (last);
    }
  }

  #page(waiting: boolean, last?: Message): Promise<Message[]> {
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
    return ask<Message[]>(this.#project, 'GET', `${table}?${query}`);
  }

  /** Notes that a message was answered now, and says whether there is one of this id. */
  async markAnswered(id: string): Promise<boolean> {
    const answered = { answered_at: new Date().toISOString() };
    const rows = await ask<unknown[]>(this.#project, 'PATCH', `${table}?id=eq.${id}&select=id`, answered);
    return rows.length > 0;
  }

  /** Deletes what is older than the table's period and says how many that were. */
  deleteOld(): Promise<number> {
    return ask<number>(this.#project, 'POST', 'rpc/delete_old_messages', {});
  }
}

/**
 * Finds the messages: in the hosted project that the environment (or .env) names; else in the embedded database,
 * through its server; undefined while there is none.
 */
export async function openMessageStore(root = process.cwd()): Promise<MessageStore | undefined> {
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = settings(root);
  if (url && key) return new MessageStore({ url, key }, url);
  if (url) {
    throw new StoreError(
      `The messages are in ${url}. Set SUPABASE_SECRET_KEY to the project's secret key (in Supabase: Project ` +
        'Settings, API Keys) for this command, or read them in its Table Editor.',
    );
  }
  const folder = databaseFolder(root);
  if (!existsSync(folder.data)) return undefined;
  const holder = await currentHolder(folder);
  if (holder?.url)
    return new MessageStore({ url: holder.url, key: keysOf(folder).secret }, `the database of ${holder.url}`);
  throw new StoreError(
    holder
      ? `The database in ${folder.path} is being opened by the process ${holder.pid}: try again in a moment.`
      : `The messages are in ${folder.path}, and only the site reads them there: start it (npm start), then ask again.`,
  );
}
