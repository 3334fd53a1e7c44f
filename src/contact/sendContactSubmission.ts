import { createClient } from '@supabase/supabase-js';
import { withTimeout } from '../loading/withTimeout.ts';
import type { Database } from './database.ts';
import type { ContactSubmission } from './fields.ts';
import { supabaseConfig } from './supabaseConfig.ts';

export class SendError extends Error {
  override name = 'SendError';
  /**
   * `no-server`, `no-answer` (in time), `network`, a code of Postgres or of its REST interface (`PT429`: too many
   * messages), or `http-` and the status of any other answer.
   */
  readonly code: string;
  /** No answer from the table, nor a refusal on its behalf: the message may have been stored. */
  readonly unanswered: boolean;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    // Of a gateway, whatever became of what it had passed on; 540 is a paused project's.
    this.unanswered = /^(no-answer|network|http-5(?!40)\d\d)$/.test(code);
  }
}

/**
 * Inserts one row, and rejects with a `SendError` unless the server confirms it. The row is not read back: visitors may
 * write and never read. Idempotent by the row's id, should the message be stored and only the answer be lost.
 */
export async function sendContactSubmission(row: ContactSubmission): Promise<void> {
  const server = supabaseConfig();
  if (!server) throw new SendError('no-server', 'The contact form has no server: see .env.example.');

  // `accessToken` turns supabase-js's auth off, which would look for a session in storage and in the URL: visitors have no
  // account, and the public key is sent.
  const table = createClient<Database>(server.url, server.key, { accessToken: async () => null }).from(
    'contact_submissions',
  );
  const { error, status } = await withTimeout(
    (signal) => table.insert(row).abortSignal(signal),
    (message) => new SendError('no-answer', message),
  );
  // Only 201 confirms: a captive portal of a public Wi-Fi answers 200, and the library takes an empty 404 for a success.
  if (status === 201 && !error) return;
  const code = error?.code || (status ? `http-${status}` : 'network');
  throw new SendError(code, error?.message || `The server answered ${status}.`, error ?? undefined);
}
