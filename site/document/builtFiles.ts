import type { View } from '../../content/views.ts';

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

/** Exported by prerender.tsx: file names and contents. */
export type RenderFiles = (built: BuiltFiles) => Promise<Record<string, string>>;
