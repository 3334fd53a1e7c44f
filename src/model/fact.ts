/**
 * A value that only the owner of the site knows, still standing in for the real one.
 * `npm run facts` lists every one that is left.
 */
export type Sample<T> = { readonly sample: T };

/** A fact of the owner: the real value, or a sample until the owner supplies it. */
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

/** Whether the owner has yet to supply this fact. */
export function isSample(fact: unknown): fact is Sample<unknown> {
  return typeof fact === 'object' && fact !== null && 'sample' in fact;
}

/** Whether anything in a part of the content is still a sample. */
export function hasSample(content: unknown): boolean {
  if (isSample(content)) return true;
  return typeof content === 'object' && content !== null && Object.values(content).some(hasSample);
}

/** The value of a fact, sample or not. */
export type ValueOf<F> = F extends Sample<infer T> ? T : F;

/** The value to show, sample or not. */
export function unwrap<F>(fact: F): ValueOf<F> {
  return (isSample(fact) ? fact.sample : fact) as ValueOf<F>;
}
