import type { View } from '../../content/views.ts';
import type { shareCards } from './shareCards.ts';

export type BuiltFiles = {
  /** Inlined. */
  readonly style: string;
  readonly script: string;
  readonly notFound: string;
  /** Content-Security-Policy, with the hashes of all three. */
  readonly policy: string;
  /** URLs of the entry chunk, and of the others that each view needs. */
  readonly entry: string;
  /** The chunk that sends messages (src/contact/contactFormStore.ts). */
  readonly sending: string;
  readonly chunks: Readonly<Record<View, readonly string[]>>;
};

/** The exports of prerender.tsx. */
export type Prerender = {
  /** Returns the contents of files by their names. */
  renderFiles(built: BuiltFiles): Promise<Record<string, string>>;
  readonly shareCards: typeof shareCards;
};
