/**
 * A value that only the owner of the site knows, still standing in for the real one.
 * `npm run facts` lists every one that is left.
 */
export class Sample<T> {
  constructor(readonly value: T) {}
}

/** A fact of the owner: the real value, or a sample until the owner supplies it. */
export type Fact<T = string> = T | Sample<T>;

/**
 * Marks a stand-in value. To put in the real one, replace `sample(...)`, brackets and all,
 * with the value: `email: sample('name@example.org')` becomes `email: 'office@…'`.
 */
export function sample<const T>(value: T): Sample<T> {
  return new Sample(value);
}

/** Whether the owner has yet to supply this fact. */
export function isSample(fact: unknown): fact is Sample<unknown> {
  return fact instanceof Sample;
}

/** The value to show, sample or not. */
export function unwrap<T>(fact: Fact<T>): T {
  return fact instanceof Sample ? fact.value : fact;
}
