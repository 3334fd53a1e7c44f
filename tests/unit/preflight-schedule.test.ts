import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { scheduleFindings } from '../../scripts/preflight/schedule.ts';

const secret = 'sb_secret_x';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Given {
  /** Whether the newest migration is there. */
  pushed?: boolean;
  scheduled?: boolean;
  /** The status with which all is refused. */
  refused?: number;
  secretRefused?: boolean;
}

/** A project that notes which key asked for what. */
async function project({ pushed = true, scheduled = true, refused, secretRefused }: Given) {
  const asked: string[] = [];
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${headers.apikey} ${url.split('/').at(-1)}`);
    const json = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (refused || (secretRefused && headers.apikey === secret))
      return json(refused ?? 401, { message: 'Refused.' });
    if (!pushed) return json(404, { code: 'PGRST202', message: 'Could not find the function' });
    if (url.endsWith('waiting_messages')) return json(403, { code: 'PT403', message: 'Not the token.' });
    return json(200, scheduled);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, given: { url, key: 'sb_publishable_x' } };
}

test('nothing is to be done while the schedule runs', async () => {
  const { asked, given } = await project({});
  expect(await scheduleFindings(given, secret)).toEqual([]);
  expect(asked).toEqual([
    'sb_publishable_x waiting_messages',
    'sb_secret_x deletes_old_messages_by_schedule',
  ]);
});

test('says when nothing deletes old messages', async () => {
  const { given } = await project({ scheduled: false });
  const [finding] = (await scheduleFindings(given, secret)) ?? [];
  expect(finding?.what).toContain('No schedule deletes old messages');
  expect(finding?.todo).toContain('Cron');
});

test('says when a migration is missing, which anyone can see', async () => {
  const { given } = await project({ pushed: false });
  const [finding] = (await scheduleFindings(given)) ?? [];
  expect(finding?.what).toContain('Not all migrations have been pushed');
});

test.each([540, 401, 503])(
  'says nothing of migrations that a project does not answer for: %i',
  async (refused) => {
    const { given } = await project({ refused });
    expect(await scheduleFindings(given, secret)).toBeUndefined();
  },
);

test('says when the project does not know the secret key', async () => {
  const { given } = await project({ secretRefused: true });
  const [finding] = (await scheduleFindings(given, secret)) ?? [];
  expect(finding?.where).toBe('SUPABASE_SECRET_KEY');
  expect(JSON.stringify(finding)).not.toContain(secret);
});

test('asks nothing that needs the secret key without it', async () => {
  const { asked, given } = await project({ scheduled: false });
  expect(await scheduleFindings(given)).toEqual([]);
  expect(asked).toHaveLength(1);
});
