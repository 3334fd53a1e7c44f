/** Runs once the browser is idle, and not at all where the visitor saves data: for what is fetched ahead. */
export function whenIdle(run: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
