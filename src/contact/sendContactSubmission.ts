import { createClient } from '@supabase/supabase-js';
import type { ContactSubmission } from '../../content/contactFields.ts';
import { withTimeout } from '../loading/withTimeout.ts';
import { EMBEDDED_KEY } from './embeddedKey.ts';

export class SendError extends Error {
  override name = 'SendError';
  /** `no-server`, `no-answer` (in time), `network`, `http-` and a status, or a code of the database (`PT429`: too many messages). */
  readonly code: string;
  /** Neither stored nor refused for certain. */
  unanswered: boolean;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    // 5xx is a gateway's: the table may still have answered it. 540 is a paused project's.
    this.unanswered = /^(no-answer|network|http-5(?!40)\d\d)$/.test(code);
  }
}

/** Starts the next way when one has not answered for this long, in ms. */
export const WAY_MS = 8_000;

/** The site's own address, whose host passes the message on, then the project's, which networks have blocked; or the embedded backend. */
function waysOf(): [url: string, key: string][] {
  // Destructured against tree-shaking: size-limit sees the same code without settings.
  const { MODE, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_ONE_WAY } = import.meta.env;
  const { origin } = window.location;
  if (url && key)
    return VITE_ONE_WAY
      ? [[url, key]]
      : [
          [origin, key],
          [url, key],
        ];
  return MODE === 'embedded' || MODE === 'development' ? [[origin, EMBEDDED_KEY]] : [];
}

/** Inserts one row, or rejects with a `SendError`. Idempotent by the row's id: two ways may store it, or an answer be lost. */
export async function sendContactSubmission(row: ContactSubmission): Promise<void> {
  const failures: SendError[] = [];
  let stored = () => {};
  const earlier = new Promise<void>((resolve) => {
    stored = resolve;
  });
  for (const [url, key] of waysOf()) {
    try {
      const inserted = insert(url, key, row).then(stored);
      const late = (message: string) => new SendError('no-answer', message);
      // A way that was slow may still store it.
      return await withTimeout(Promise.race([inserted, earlier]), late, WAY_MS);
    } catch (error) {
      failures.push(error as SendError);
      // Classes of Postgres for the row itself: no other way would take it.
      if (/^2[23]/.test((error as SendError).code)) break;
    }
  }
  const failure = failures.find(({ code }) => code === 'PT429') ?? failures.at(-1);
  if (!failure) throw new SendError('no-server', 'The contact form has no server: see .env.example.');
  failure.unanswered = failures.some(({ unanswered }) => unanswered);
  throw failure;
}

async function insert(url: string, key: string, row: ContactSubmission) {
  // `accessToken` turns off supabase-js's auth, which would look for a session in storage and in the URL.
  const table = createClient(url, key, { accessToken: async () => null }).from('contact_submissions');
  const { error, status } = await table.insert(row);
  // Captive portals answer 200, and the library treats an empty 404 as a success.
  if (status === 201 && !error) return;
  const code = error?.code || (status ? `http-${status}` : 'network');
  throw new SendError(code, error?.message || `The server answered ${status}.`, error ?? undefined);
}
