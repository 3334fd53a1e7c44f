import type { View } from '../navigation/view.ts';

/** What the build puts into every document. */
export type BuiltFiles = {
  /** The stylesheet and the start script, which are inlined. */
  readonly style: string;
  readonly script: string;
  /** The Content-Security-Policy that allows just these. */
  readonly policy: string;
  /** Addresses of the site's script, and of what else each view needs. */
  readonly entry: string;
  readonly parts: Readonly<Record<View, readonly string[]>>;
  /** The files of the views' share cards. */
  readonly cards: Readonly<Record<View, string>>;
  /** The views that show a sample: a search result could not carry its stamp, so there is none. */
  readonly unlisted: readonly View[];
};

/** What the build asks of prerender.tsx: the documents and other files of the site, by their names. */
export type RenderFiles = (built: BuiltFiles) => Promise<Record<string, string>>;
