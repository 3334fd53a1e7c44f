import type { Message } from '../src/contact/database.ts';
import { CommandError, settings } from './command.ts';
import { databaseFolder, secretKeyOf } from './embedded-backend/folder.ts';
import { holderOf } from './embedded-backend/lock.ts';
import { ask, type Project } from './rest.ts';

/** Rows at a time: at their longest these are 4 MB. */
const PAGE = 200;

const table = 'contact_submissions';

/** The messages of a project, and in words which ones these are. */
const messageStore = (project: Project, place = project.url) => ({
  place,

  /** All messages, a page at a time: first those that wait for an answer, then the others, each oldest first. */
  async *pages(): AsyncGenerator<Message[]> {
    for (const answered_at of ['is.null', 'not.is.null']) {
      const query = new URLSearchParams({ answered_at, order: 'created_at,id', limit: `${PAGE}` });
      for (;;) {
        const rows = await ask<Message[]>(project, 'GET', `${table}?${query}`);
        const last = rows.at(-1);
        if (!last) break;
        yield rows;
        // By the last row of this page, not by number: a message deleted meanwhile must not hide another.
        const { created_at: time, id } = last;
        query.set('or', `(created_at.gt."${time}",and(created_at.eq."${time}",id.gt.${id}))`);
      }
    }
  },

  /** Marks a message as answered now; false if none has this id. */
  async markAnswered(id: string): Promise<boolean> {
    const answered = { answered_at: new Date().toISOString() };
    const rows = await ask<unknown[]>(project, 'PATCH', `${table}?id=eq.${id}&select=id`, answered);
    return rows.length > 0;
  },
});

export type MessageStore = ReturnType<typeof messageStore>;

/** The messages of the hosted project that the environment (or .env) names; else those of the site on this computer. */
export async function openMessageStore(): Promise<MessageStore> {
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = settings();
  if (url && key) return messageStore({ url, key });
  if (url) {
    throw new CommandError(
      `The messages are in ${url}. Set SUPABASE_SECRET_KEY to the project's secret key (in Supabase: Project ` +
        'Settings, API Keys) for this command, or read them in its Table Editor.',
    );
  }
  const folder = databaseFolder();
  const site = await holderOf(folder);
  if (site) return messageStore({ url: site, key: secretKeyOf(folder) }, `the database of ${site}`);
  throw new CommandError(
    `The messages are in ${folder}, and only the site can read them there: start it (npm start), then try again.`,
  );
}
