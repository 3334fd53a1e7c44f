/** A stand-in for a value that only the owner knows; `npm run facts` lists those that are left. */
export type Sample<T> = { readonly sample: T };

export type Fact<T = string> = T | Sample<T>;

/**
 * Marks a stand-in value. To put in the real one, replace `sample(...)`, brackets and all,
 * with the value: `email: sample('name@example.org')` becomes `email: 'office@…'`.
 *
 * @public for the words of the owner, also when none is left
 */
export function sample<const T>(value: T): Sample<T> {
  return { sample: value };
}

/**
 * Marks words that the ministry must keep. The site shows them as they are; when the owner has read them and stands
 * by them, `unconfirmed(` and its bracket go: `keptNote: unconfirmed('We …')` becomes `keptNote: 'We …'`.
 *
 * @public for the words of the owner, also when none is left
 */
export function unconfirmed(words: string): string {
  return words;
}

export function isSample(fact: unknown): fact is Sample<unknown> {
  return typeof fact === 'object' && fact !== null && 'sample' in fact;
}

/** Searches nested content. */
export function hasSample(content: unknown): boolean {
  if (isSample(content)) return true;
  return typeof content === 'object' && content !== null && Object.values(content).some(hasSample);
}

export type ValueOf<F> = F extends Sample<infer T> ? T : F;

export function unwrap<F>(fact: F): ValueOf<F> {
  return (isSample(fact) ? fact.sample : fact) as ValueOf<F>;
}
