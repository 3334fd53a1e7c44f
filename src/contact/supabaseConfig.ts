import { EMBEDDED_KEY } from './embeddedKey.ts';

/**
 * The hosted project of the build's settings, or the embedded backend of the server that serves the page, in development
 * and in `npm start`; else none. The key is publishable: it may insert a message, and nothing else.
 */
export function supabaseConfig() {
  // Destructured, so that a build without settings is not tree-shaken: size-limit and es-check see the same code.
  const { MODE, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  if (url && key) return { url, key };
  const isLocal = MODE === 'embedded' || MODE === 'development';
  return isLocal ? { url: window.location.origin, key: EMBEDDED_KEY } : undefined;
}
