/** The Supabase project that messages go to. */
export interface Server {
  url: string;
  /** The public key of strangers: they may send a message, and nothing else. */
  key: string;
}

/**
 * Where messages go: the hosted project that the build was made for or, when there is none, the embedded
 * backend of the server that serves this page, which adds its key to the page's head (build/embedded-backend.ts).
 */
export function contactServer(): Server | undefined {
  const url: unknown = import.meta.env.VITE_SUPABASE_URL;
  const key: unknown = import.meta.env.VITE_SUPABASE_ANON_KEY;
  if (typeof url === 'string' && url && typeof key === 'string' && key) return { url, key };

  const embeddedKey = document.querySelector<HTMLMetaElement>('meta[name="embedded-backend"]')?.content;
  return embeddedKey ? { url: window.location.origin, key: embeddedKey } : undefined;
}
