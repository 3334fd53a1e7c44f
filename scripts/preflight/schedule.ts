import { ask, RestError } from '../messages/rest.ts';
import type { Project } from './environment.ts';
import type { Finding } from './finding.ts';

const where = 'supabase/migrations';
const PUSH = 'Bring the database up to date: npx supabase@3 db push --remote';

/**
 * Whether all migrations have been pushed, and whether the database deletes old messages by its own schedule, which
 * only the secret key may ask.
 */
export async function scheduleFindings({ url, key }: Project, secretKey?: string): Promise<Finding[]> {
  const reminder = await refusal(() => ask({ url, key }, 'POST', 'rpc/waiting_messages', { token: '' }));
  if (reminder !== 'PT403') {
    return [{ where, what: 'Not all migrations have been pushed: limits may be missing.', todo: PUSH }];
  }
  if (!secretKey) return [];
  const scheduled = await ask<boolean>(
    { url, key: secretKey },
    'POST',
    'rpc/deletes_old_messages_by_schedule',
    {},
  );
  if (scheduled) return [];
  return [
    {
      where: 'Integrations, Cron (in Supabase)',
      what: 'No schedule deletes old messages: while nobody writes, they stay longer than the privacy notice says.',
      todo: 'Turn on Cron, then follow "How long they are kept" in docs/going-live.md.',
    },
  ];
}

async function refusal(request: () => Promise<unknown>): Promise<string> {
  return request().then(
    () => 'none',
    (error) => (error instanceof RestError ? error.code : String(error)),
  );
}
