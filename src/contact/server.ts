/** The Supabase project that messages go to. */
export interface Server {
  url: string;
  /** The public key of strangers: they may send a message, and nothing else. */
  key: string;
}

/** The public key of the embedded backend. It opens nothing but the form of a server on one's own computer. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/**
 * Where messages go: the hosted project that the build was made for or, where the site runs on one's own computer,
 * the embedded backend of the server that serves the page. A build for neither has none.
 */
export function contactServer(): Server | undefined {
  // Each by its whole name, so that a build has only its own answer in it.
  const url = import.meta.env.VITE_SUPABASE_URL;
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY;
  if (url && key) return { url, key };
  const isLocal = import.meta.env.MODE === 'embedded' || import.meta.env.MODE === 'development';
  return isLocal ? { url: window.location.origin, key: EMBEDDED_KEY } : undefined;
}
