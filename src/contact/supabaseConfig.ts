import { EMBEDDED_KEY } from './embeddedKey.ts';

/**
 * The hosted project of the build's settings, or the embedded backend of `npm run dev` and `npm start`, if any. The key
 * is publishable: it may only insert a message.
 */
export function supabaseConfig() {
  // Destructured against tree-shaking: size-limit and es-check see the same code without settings.
  const { MODE, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  if (url && key) return { url, key };
  const isLocal = MODE === 'embedded' || MODE === 'development';
  return isLocal ? { url: window.location.origin, key: EMBEDDED_KEY } : undefined;
}
