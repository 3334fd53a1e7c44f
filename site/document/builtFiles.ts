import type { View } from '../../content/views.ts';
import type { shareCards } from './shareCards.ts';

/** A document's style, and the URLs of the sheets that it consists of. */
type Style = { readonly css: string; readonly sheets: readonly string[] };

export type BuiltFiles = {
  readonly base: Style;
  readonly styles: Readonly<Record<View | 'letters', Style>>;
  readonly script: string;
  /** Content-Security-Policy, with the hashes of the script and of this style. */
  policy(style: string): string;
  /** URLs of the entry chunk, of the one that sends messages, and of the others that each view needs. */
  readonly entry: string;
  readonly sending: string;
  readonly chunks: Readonly<Record<View, readonly string[]>>;
};

export type Prerender = {
  renderFiles(built: BuiltFiles): Promise<Record<string, string>>;
  readonly shareCards: typeof shareCards;
};
