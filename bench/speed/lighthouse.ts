import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse with its own settings: a simulated slow 4G, and a CPU slowed four times. What costs points is
 * printed. The host is to answer after a round trip: answered at once, the fonts are there before anything is painted,
 * and Lighthouse takes them for something that the first paint waited for.
 *
 * @param port of a Chromium started with `--remote-debugging-port`
 * @returns points out of 100
 */
export async function runLighthouse(address: string, port: number): Promise<Record<string, number>> {
  const settings = { onlyCategories: categories, disableFullPageScreenshot: true };
  const config = { extends: 'lighthouse:default', settings };
  const result = await lighthouse(address, { port, logLevel: 'error' }, config);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}.`);
  const { audits, categories: scored } = result.lhr;
  return Object.fromEntries(
    Object.entries(scored).map(([id, { score, auditRefs }]) => {
      for (const ref of auditRefs.filter(({ weight }) => weight > 0)) {
        const audit = audits[ref.id];
        if (audit && audit.score !== null && audit.score < 0.9) console.log(`  ${address}: ${audit.title}`);
      }
      return [id, Math.round((score ?? 0) * 100)];
    }),
  );
}
