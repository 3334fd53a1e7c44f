import { EMBEDDED_KEY } from './embeddedKey.ts';

/** The Supabase project that messages go to. */
export interface SupabaseConfig {
  url: string;
  /** The public key of strangers: they may send a message, and nothing else. */
  key: string;
}

/**
 * Where messages go: the hosted project that the build was made for or, where the site runs on one's own computer,
 * the embedded backend of the server that serves the page. A build for neither has none.
 */
export function supabaseConfig(): SupabaseConfig | undefined {
  // Taken as a whole, so that a build without settings holds what sends as well: the check looks at its size and age.
  const { MODE, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  if (url && key) return { url, key };
  const isLocal = MODE === 'embedded' || MODE === 'development';
  return isLocal ? { url: window.location.origin, key: EMBEDDED_KEY } : undefined;
}
