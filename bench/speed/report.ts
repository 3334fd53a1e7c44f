import { kB, ms, printTable, ratio } from './figures.ts';
import { grown } from './grown-content.ts';
import type { Results } from './results.ts';
import { judge } from './targets.ts';

type Timed = { fcp: number; lcp: number; tbt: number; cls: number };

const heads = ['', 'site', 'floor', 'plain', 'site/floor', 'site/plain', 'floor/plain'];

function timings(title: string, { site, floor, plain }: Record<'site' | 'floor' | 'plain', Timed>): void {
  const row = (name: string, of: (timed: Timed) => number, shown: (value: number) => string) => {
    const [ofSite, ofFloor, ofPlain] = [of(site), of(floor), of(plain)];
    const shownValues = [ofSite, ofFloor, ofPlain].map(shown);
    const ratios = [ratio(ofSite, ofFloor), ratio(ofSite, ofPlain), ratio(ofFloor, ofPlain)];
    return [name, ...shownValues, ...ratios];
  };
  printTable(title, [
    heads,
    row('First contentful paint', ({ fcp }) => fcp, ms),
    row('Largest contentful paint', ({ lcp }) => lcp, ms),
    row('Total blocking time', ({ tbt }) => tbt, ms),
    row(
      'Cumulative layout shift',
      ({ cls }) => cls,
      (value) => value.toFixed(4),
    ),
  ]);
}

function bytes({ site, floor, plain, grown: large }: Results['phone']): void {
  const kinds = Object.keys(site.bytes) as (keyof typeof site.bytes)[];
  const names = { script: 'JavaScript', later: 'fetched ahead when idle (not in the total)' };
  printTable('Bytes of the first load at 390 px (brotli, headers included)', [
    ['', 'site', 'floor', 'plain', 'grown', 'grown/site'],
    ...kinds.map((kind) => [
      kind in names ? names[kind as keyof typeof names] : kind,
      ...[site, floor, plain, large].map((variant) => kB(variant.bytes[kind])),
      ratio(large.bytes[kind], site.bytes[kind]),
    ]),
  ]);
}

function changes({ site, grown: large }: Results['changes']): void {
  const row = (name: string, ofSite: number, ofLarge: number) => [
    name,
    ms(ofSite),
    ms(ofLarge),
    ratio(ofLarge, ofSite),
  ];
  printTable('From the press to the new view, CPU slowed 4 times', [
    ['', 'site', 'grown', 'grown/site'],
    row('at first paint, slow network', site.atFirstPaint, large.atFirstPaint),
    row('first, once settled', site.first, large.first),
    ...Object.entries(site.later).map(([name, time]) =>
      row(`later: ${name}`, time, large.later[name] ?? Number.NaN),
    ),
  ]);
}

/** Prints the figures, and for each target whether it holds. */
export function report(results: Results): void {
  timings('Lighthouse, mobile (simulated slow 4G, 4x CPU)', results.mobile);
  timings('Lighthouse, desktop', results.desktop);
  timings('Slow phone, really applied (1.6 Mbit/s, 150 ms, 4x CPU, 390x844)', results.phone);
  const { testimonials, articles, beliefs } = grown;
  console.log(`\nGrown: ${testimonials} testimonials, ${articles} articles, ${beliefs} beliefs.`);
  timings('Grown, on the slow phone (site = grown, floor and plain = as they are)', {
    ...results.phone,
    site: results.phone.grown,
  });
  bytes(results.phone);
  changes(results.changes);
  for (const form of ['mobile', 'desktop'] as const) {
    const { scores, failed } = results[form].site;
    printTable(
      `Lighthouse scores of the site, ${form}`,
      Object.entries(scores).map(([id, score]) => [id, `${score}`]),
    );
    for (const title of failed) console.log(`  costs points: ${title}`);
  }
  printTable(
    'Targets',
    judge(results).map(({ name, figure, holds }) => [name, figure, holds ? 'holds' : 'DOES NOT HOLD']),
  );
}
