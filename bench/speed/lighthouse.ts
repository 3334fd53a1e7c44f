import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';

/** What Lighthouse says of one load; times in ms. */
export type LighthouseResult = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Scores of the categories asked for, 0 to 100. */
  scores: Record<string, number>;
  /** What costs points: the audit's title and the elements it names. */
  failed: string[];
};

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** How much of Lighthouse runs: its four timings, the performance category, or all four categories. */
export type Extent = 'timings' | 'performance' | 'everything';

const extents: Record<Extent, Config['settings']> = {
  timings: { onlyAudits: Object.values(timings) },
  performance: { onlyCategories: ['performance'], skipAudits: ['bf-cache'] },
  everything: { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
};

/**
 * One run of Lighthouse with its own settings: for `mobile` a simulated slow 4G and a CPU slowed four times.
 *
 * @param port of a Chromium started with `--remote-debugging-port`
 */
export async function runLighthouse(
  address: string,
  port: number,
  form: 'mobile' | 'desktop',
  extent: Extent,
): Promise<LighthouseResult> {
  const config: Config = form === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' };
  const settings = { ...config.settings, ...extents[extent], disableFullPageScreenshot: true };
  const result = await lighthouse(address, { port, logLevel: 'error' }, { ...config, settings });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);

  const figure = (name: keyof typeof timings) => {
    const value = audits[timings[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${timings[name]} for ${address}.`);
    return value;
  };
  return {
    fcp: figure('fcp'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: whatCostsPoints(result.lhr),
  };
}

function whatCostsPoints({ audits, categories }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, details }) => {
      const items =
        details && 'items' in details ? (details.items as { node?: { selector?: string } }[]) : [];
      const elements = items.flatMap(({ node }) => node?.selector ?? []);
      return elements.length > 0 ? `${title} (${elements.join('; ')})` : title;
    });
}
