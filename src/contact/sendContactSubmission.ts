import { createClient } from '@supabase/supabase-js';
import type { ContactSubmission } from '../../content/contactFields.ts';
import { withTimeout } from '../loading/withTimeout.ts';
import { EMBEDDED_KEY } from './embeddedKey.ts';

export class SendError extends Error {
  override name = 'SendError';
  /**
   * `no-server`, `no-answer` (in time), `network`, a code of Postgres or of its REST interface (`PT429`: too many
   * messages), or `http-` and the status of any other answer.
   */
  readonly code: string;
  /** Neither stored nor refused for certain. */
  readonly unanswered: boolean;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    // 5xx is a gateway's: the table may still have answered it. 540 is a paused project's.
    this.unanswered = /^(no-answer|network|http-5(?!40)\d\d)$/.test(code);
  }
}

/** The hosted project of the build's settings, or the embedded backend of `npm run dev` and `npm start`, if any. */
function serverOf() {
  // Destructured against tree-shaking: size-limit sees the same code without settings.
  const { MODE, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  if (url && key) return { url, key };
  const isLocal = MODE === 'embedded' || MODE === 'development';
  return isLocal ? { url: window.location.origin, key: EMBEDDED_KEY } : undefined;
}

/**
 * Inserts one row, or rejects with a `SendError`. Does not read it back: visitors may only write. Idempotent by the row's
 * id, in case the message is stored and only the answer lost.
 */
export async function sendContactSubmission(row: ContactSubmission): Promise<void> {
  const server = serverOf();
  if (!server) throw new SendError('no-server', 'The contact form has no server: see .env.example.');

  // `accessToken` turns off supabase-js's auth, which would look for a session in storage and in the URL.
  const { url, key } = server;
  const table = createClient(url, key, { accessToken: async () => null }).from('contact_submissions');
  const { error, status } = await withTimeout(
    table.insert(row),
    (message) => new SendError('no-answer', message),
  );
  // Captive portals answer 200, and the library treats an empty 404 as a success.
  if (status === 201 && !error) return;
  const code = error?.code || (status ? `http-${status}` : 'network');
  throw new SendError(code, error?.message || `The server answered ${status}.`, error ?? undefined);
}
