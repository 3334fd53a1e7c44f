/** What a key of a Supabase project opens. */
export type KeyKind = 'public' | 'secret' | 'not a key';

interface Claims {
  role?: unknown;
  /** The project that the key belongs to. */
  ref?: unknown;
}

/** Tells a key that everybody may see from one that opens every message. Both forms, new and old, are known. */
export function kindOfKey(key: string): KeyKind {
  if (/^sb_publishable_[\w-]{10,}$/.test(key)) return 'public';
  if (/^sb_secret_/.test(key)) return 'secret';
  const role = claimsOf(key)?.role;
  if (role === 'anon') return 'public';
  // Any other role, `service_role` first of all, can do more than a stranger may.
  return typeof role === 'string' ? 'secret' : 'not a key';
}

/** The project that a key of the old form (a JSON Web Token) names; the new form names none. */
export function projectOfKey(key: string): string | undefined {
  const ref = claimsOf(key)?.ref;
  return typeof ref === 'string' ? ref : undefined;
}

/** Every key in a text, of either form. */
export function keysIn(text: string): string[] {
  return text.match(/\bsb_(publishable|secret)_[\w-]{10,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g) ?? [];
}

function claimsOf(key: string): Claims | undefined {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(key)?.[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
