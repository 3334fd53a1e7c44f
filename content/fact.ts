/** A stand-in for a value that only the owner knows; `npm run preflight` lists those that are left. */
export type Sample<T> = { readonly sample: T };

export type Fact<T = string> = T | Sample<T>;

export function sample<const T>(value: T): Sample<T> {
  return { sample: value };
}

export function isSample(fact: unknown): fact is Sample<unknown> {
  return typeof fact === 'object' && fact !== null && 'sample' in fact;
}

/** Searches nested content, also for words that are only an example. */
export function hasSample(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return (
    isSample(content) ||
    ('example' in content && content.example === true) ||
    Object.values(content).some(hasSample)
  );
}

export function unwrap<T>(fact: T | Sample<T>): T {
  return isSample(fact) ? (fact.sample as T) : fact;
}
