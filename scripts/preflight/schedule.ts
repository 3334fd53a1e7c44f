import { ask, type Project, refusalOf } from '../messages/rest.ts';
import type { Finding } from './finding.ts';
import { PUSH } from './table.ts';

/**
 * Whether all migrations have been pushed, and whether the database deletes old messages by its own schedule, which
 * only the secret key may ask. Undefined when the project does not answer for it: the check of the table says why.
 */
export async function scheduleFindings(project: Project, secretKey?: string): Promise<Finding[] | undefined> {
  const refused = await refusalOf(ask(project, 'POST', 'rpc/waiting_messages', { token: '' }));
  if (refused?.code === 'PGRST202' || refused?.status === 404) {
    const what = 'Not all migrations have been pushed: limits may be missing.';
    return [{ where: 'supabase/migrations', what, todo: PUSH }];
  }
  if (refused?.code !== 'PT403') return undefined;
  if (!secretKey) return [];
  const withSecret = { ...project, key: secretKey };
  const scheduled = await ask<boolean>(withSecret, 'POST', 'rpc/deletes_old_messages_by_schedule', {}).catch(
    (error) => error as Error,
  );
  if (scheduled instanceof Error) {
    const todo = 'Copy the secret key anew (in Supabase: Project Settings, API Keys).';
    return [{ where: 'SUPABASE_SECRET_KEY', what: scheduled.message, todo }];
  }
  if (scheduled) return [];
  return [
    {
      where: 'Integrations, Cron (in Supabase)',
      what: 'No schedule deletes old messages: while nobody writes, they stay longer than the privacy notice says.',
      todo: 'Turn on Cron, then follow "How long they are kept" in docs/going-live.md.',
    },
  ];
}
