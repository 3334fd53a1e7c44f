import lighthouse, { type Config, desktopConfig } from 'lighthouse';

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
export const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
export const forms = ['mobile', 'desktop'] as const;

/**
 * One run of Lighthouse with its own settings: for `mobile` a simulated slow 4G and a CPU slowed four times.
 *
 * @param port of a Chromium started with `--remote-debugging-port`
 * @param scored whether the page is scored as well; what costs points is printed
 * @returns times in ms, layout shift, and the four scores
 */
export async function runLighthouse(
  address: string,
  port: number,
  form: (typeof forms)[number],
  scored: boolean,
): Promise<Record<string, number>> {
  const config: Config = form === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' };
  const extent = scored ? { onlyCategories: scores } : { onlyAudits: Object.values(timings) };
  const settings = { ...config.settings, ...extent, disableFullPageScreenshot: true };
  const result = await lighthouse(address, { port, logLevel: 'error' }, { ...config, settings });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}.`);

  const { audits, categories } = result.lhr;
  const figures: Record<string, number> = {};
  for (const [name, id] of Object.entries(timings)) figures[name] = audits[id]?.numericValue ?? Number.NaN;
  for (const [id, { score, auditRefs }] of scored ? Object.entries(categories) : []) {
    figures[id] = Math.round((score ?? 0) * 100);
    for (const { title, score } of auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap((it) => audits[it.id] ?? []))
      if (score !== null && score < 0.9) console.log(`  ${form}, ${address}: ${title}`);
  }
  return figures;
}
