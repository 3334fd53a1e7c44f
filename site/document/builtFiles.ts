import type { View } from '../../content/views.ts';
import type { shareCards } from './shareCards.ts';

export type BuiltFiles = {
  readonly style: string;
  readonly script: string;
  readonly notFound: string;
  /** Content-Security-Policy, with the hashes of the inlined three. */
  readonly policy: string;
  /** URLs of the entry chunk, of the one that sends messages, and of the others that each view needs. */
  readonly entry: string;
  readonly sending: string;
  readonly chunks: Readonly<Record<View, readonly string[]>>;
};

export type Prerender = {
  /** Returns the contents of files by their names. */
  renderFiles(built: BuiltFiles): Promise<Record<string, string>>;
  readonly shareCards: typeof shareCards;
};
