/** The value below which so many of the sorted values lie: 0.95 for 95 of 100. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function milliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`;
}
