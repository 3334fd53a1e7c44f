/** The middle value; of an even number of values the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The median of each figure of the first result, over the results that have it; figures within figures as well. */
export function medians<Result extends object>(results: readonly Result[]): Result {
  const [first] = results;
  if (!first) throw new Error('There is nothing to take the median of.');
  const entries = Object.keys(first).map((key) => {
    const values = results
      .map((result) => (result as Record<string, unknown>)[key])
      .filter((value) => value !== undefined);
    if (values.every((value) => typeof value === 'number')) return [key, median(values)];
    // Words, such as the titles of audits: all that were said.
    if (values.every(Array.isArray)) return [key, [...new Set(values.flat())]];
    return [key, medians(values as object[])];
  });
  return Object.fromEntries(entries);
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ratio = (value: number, base: number) => (base === 0 ? '–' : (value / base).toFixed(2));

/** Prints rows under each other, the first column to the left, the figures to the right. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, index) => Math.max(cell.length, wide[index] ?? 0)),
    [],
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}
