import type { ContactSubmission } from './contactSubmission.ts';

/** A stored message: `contact_submissions` as supabase/migrations makes it. */
export type Message = ContactSubmission & {
  created_at: string;
  /** When the team answered it; null while it waits. */
  answered_at: string | null;
};

/** The hosted database as supabase-js wants to know it: a wrong column or function does not compile. */
export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: Message;
        Insert: ContactSubmission;
        Update: Pick<Message, 'answered_at'>;
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: {
      delete_old_messages: { Args: Record<string, never>; Returns: number };
    };
  };
};
