import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ContactSubmission } from './contactSubmission.ts';
import type { Database } from './database.ts';
import { type SupabaseConfig, supabaseConfig } from './supabaseConfig.ts';

/** How long a visitor waits for the answer, at the very most. */
export const SEND_TIMEOUT_MS = 20_000;

/** Why a message was not accepted. */
export class SendError extends Error {
  override name = 'SendError';
  /**
   * `no-server`, `no-answer` (in time), `network`, a code of Postgres or of its REST interface (`PT429`: too many
   * messages), or `http-` and the status of any other answer.
   */
  readonly code: string;
  /** Whether nothing was said of the message, by the table or for it: it may have been stored all the same. */
  readonly unanswered: boolean;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    // Of a gateway, 504 and Cloudflare's 520 to 527 say that the server behind it did not answer.
    this.unanswered = /^(no-answer|network|http-5(04|2\d))$/.test(code);
  }
}

/**
 * Stores one message. Resolves once the server has confirmed it and rejects with a `SendError` in every other
 * case. The row is not read back: visitors may write and never read. Sending the same row again is safe: by its id the
 * table knows the message, should it have been stored and only the answer lost.
 */
export async function sendContactSubmission(row: ContactSubmission): Promise<void> {
  const server = supabaseConfig();
  if (!server) throw new SendError('no-server', 'The contact form has no server: see .env.example.');

  const stop = new AbortController();
  // Not AbortSignal.timeout: Safari 15 has none.
  const timer = setTimeout(
    () => stop.abort(new SendError('no-answer', `No answer within ${SEND_TIMEOUT_MS} ms.`)),
    SEND_TIMEOUT_MS,
  );

  try {
    // The race ends the wait even where the library or the network ignores the signal.
    await Promise.race([rejectionOf(stop.signal), insert(server, row, stop.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function insert(server: SupabaseConfig, row: ContactSubmission, signal: AbortSignal): Promise<void> {
  const { error, status } = await clientFor(server)
    .from('contact_submissions')
    .insert(row)
    .abortSignal(signal);
  // Only "201 Created" is the table's word. A sign-in page of a public Wi-Fi answers 200, and the library takes
  // an empty 404 for a success.
  if (status === 201 && !error) return;

  const code = error?.code || (status ? `http-${status}` : 'network');
  throw new SendError(code, error?.message || `The server answered ${status}.`, error ?? undefined);
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

let client: { server: SupabaseConfig; supabase: SupabaseClient<Database> } | undefined;

/**
 * Visitors have no account. With a token of our own, which is none, the library neither looks for a session on the
 * device or in the address nor keeps one: it sends the public key.
 */
function clientFor(server: SupabaseConfig): SupabaseClient<Database> {
  if (client?.server.url !== server.url || client.server.key !== server.key) {
    client = {
      server,
      supabase: createClient<Database>(server.url, server.key, { accessToken: async () => null }),
    };
  }
  return client.supabase;
}
