import { createClient } from '@supabase/supabase-js';
import type { ContactSubmission } from './contactSubmission.ts';
import type { Database } from './database.ts';
import { supabaseConfig } from './supabaseConfig.ts';

export const SEND_TIMEOUT_MS = 20_000;

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
    // A gateway's 504, and Cloudflare's 520 to 527: the origin did not answer.
    this.unanswered = /^(no-answer|network|http-5(04|2\d))$/.test(code);
  }
}

/**
 * Inserts one row, and rejects with a `SendError` unless the server confirms it. The row is not read back: visitors may
 * write and never read. Idempotent by the row's id, should the message be stored and only the answer be lost.
 */
export async function sendContactSubmission(row: ContactSubmission): Promise<void> {
  const server = supabaseConfig();
  if (!server) throw new SendError('no-server', 'The contact form has no server: see .env.example.');

  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not AbortSignal.timeout: Safari 15 has none. It rejects too, for where the library or the network ignores the signal.
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendError('no-answer', `No answer within ${SEND_TIMEOUT_MS} ms.`));
      request.abort();
    }, SEND_TIMEOUT_MS);
  });
  try {
    // `accessToken` turns supabase-js's auth off, which would look for a session in storage and in the URL: visitors have no
    // account, and the public key is sent.
    const { error, status } = await Promise.race([
      timeout,
      createClient<Database>(server.url, server.key, { accessToken: async () => null })
        .from('contact_submissions')
        .insert(row)
        .abortSignal(request.signal),
    ]);
    // Only 201 confirms: a captive portal of a public Wi-Fi answers 200, and the library takes an empty 404 for a success.
    if (status === 201 && !error) return;
    const code = error?.code || (status ? `http-${status}` : 'network');
    throw new SendError(code, error?.message || `The server answered ${status}.`, error ?? undefined);
  } finally {
    clearTimeout(timer);
  }
}
