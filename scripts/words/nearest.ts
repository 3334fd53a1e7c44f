/** The Levenshtein distance: how many letters have to be put in, taken out or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, above] of row.slice(1).entries())
      next.push(Math.min(above + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other[j])));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant, or undefined where none is like it. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const like = names
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0];
  return like && like.far <= Math.max(1, word.length / 3) ? like.name : undefined;
}
