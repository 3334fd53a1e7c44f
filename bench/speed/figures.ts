/** The figures of every round, each under what it is of: `phone floor donate lcp`. */
export const figures: Record<string, number[]> = {};

/** Keeps figures of one round. */
export function keep(of: string, measured: Record<string, number>): void {
  for (const [name, figure] of Object.entries(measured)) {
    figures[`${of} ${name}`] ??= [];
    figures[`${of} ${name}`]?.push(figure);
  }
}

/** The median over the rounds; of an even number of values the mean of the two in the middle. */
export function median(of: string): number {
  const sorted = [...(figures[of] ?? [])].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
