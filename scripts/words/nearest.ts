/** Whether one word is the other but for so many letters that are put in, taken out or changed (Levenshtein distance). */
function isWithin(edits: number, one: string, other: string): boolean {
  if (edits < 0 || one === other) return edits >= 0;
  const [a, b] = [one.slice(1), other.slice(1)];
  if (one && one[0] === other[0]) return isWithin(edits, a, b);
  return [[a, b] as const, [a, other] as const, [one, b] as const].some((pair) =>
    isWithin(edits - 1, ...pair),
  );
}

/** The name that was probably meant, or undefined where none is like it. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const edits = [0, 1, 2, 3, 4, 5].filter((count) => count <= Math.max(1, word.length / 3));
  const isLike = (count: number) => (name: string) => isWithin(count, word.toLowerCase(), name.toLowerCase());
  return edits.map((count) => names.find(isLike(count))).find((name) => name !== undefined);
}
