import type { ContactSubmission } from './fields.ts';

/** The public key of the embedded backend, of a local server only. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/** A stored row, with the columns that supabase/migrations adds. */
export type Message = ContactSubmission & {
  created_at: string;
  /** Null until the team has answered. */
  answered_at: string | null;
};
