import { statementOfFaith } from '../../src/content/beliefs.ts';
import { unwrap } from '../../src/content/fact.ts';
import { letters } from '../../src/content/letters.ts';

const WORD = /\p{L}[\p{L}’']*/gu;

/** Every word of the letters and beliefs, as often as it stands there. */
const words = [
  ...Object.values(letters).flatMap(unwrap),
  ...unwrap(statementOfFaith.beliefs).map((belief) => belief.text),
].flatMap((text) => text.match(WORD) ?? []);

let seed = 20070601;

/** The same numbers in every run (mulberry32), so that the bytes of two runs can be compared. */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** A text of as many words, drawn from the site's own: it compresses somewhat worse than real prose, never better. */
export function reworded(text: string): string {
  return text.replace(WORD, () => words[Math.floor(random() * words.length)] ?? '');
}

/** `count` entries, made after the given ones in turn. */
export function repeated<Entry, Made>(
  entries: readonly Entry[],
  count: number,
  make: (model: Entry, index: number) => Made,
): Made[] {
  return Array.from({ length: count }, (_, index) => make(entries[index % entries.length] as Entry, index));
}
