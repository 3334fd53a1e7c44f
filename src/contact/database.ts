import type { ContactSubmission } from '../../content/contactFields.ts';

/** A stored row, with the columns that supabase/migrations adds. */
export type Message = ContactSubmission & {
  created_at: string;
  /** Null until the team has answered. */
  answered_at: string | null;
};
