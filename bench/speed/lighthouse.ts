import lighthouse from 'lighthouse';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse with its own settings: a simulated slow 4G, and a CPU slowed four times. The host is to answer after
 * a round trip: answered at once, the fonts are there before anything is painted, and Lighthouse takes them for something
 * that the first paint waited for.
 *
 * @param port of a Chromium started with `--remote-debugging-port`
 * @returns points out of 100
 */
export async function runLighthouse(address: string, port: number): Promise<Record<string, number>> {
  const flags = { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const;
  const { lhr } = (await lighthouse(address, flags)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}.`);
  return Object.fromEntries(
    Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
}
