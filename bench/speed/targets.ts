import { ms } from './figures.ts';
import type { Results } from './results.ts';

/** A promise of the site's speed, and whether this run keeps it. */
export type Target = { name: string; figure: string; holds: boolean };

function atMost(name: string, value: number, bound: number, shown = value.toFixed(2)): Target {
  return { name: `${name} at most ${bound}`, figure: shown, holds: value <= bound };
}

/** Says beside the site's ratio what the floor's is: no site can get below that. */
function toPlain(name: string, where: string, [site, floor, plain]: [number, number, number], bound: number) {
  const shown = `${(site / plain).toFixed(2)} (floor ${(floor / plain).toFixed(2)})`;
  return atMost(`${name} to the plain build, ${where}:`, site / plain, bound, shown);
}

/** The targets, as ratios of one run wherever the machine's speed would show. */
export function judge({ mobile, desktop, phone, changes }: Results): Target[] {
  const ratios = Object.entries({ 'Lighthouse mobile': mobile, 'slow phone': phone }).flatMap(
    ([where, { site, floor, plain }]) => [
      atMost(`FCP to the floor, ${where}:`, site.fcp / floor.fcp, 1.05),
      atMost(`LCP to the floor, ${where}:`, site.lcp / floor.lcp, 1.05),
      toPlain('FCP', where, [site.fcp, floor.fcp, plain.fcp], 0.5),
      toPlain('LCP', where, [site.lcp, floor.lcp, plain.lcp], 0.4),
    ],
  );
  const scores = Object.entries({ mobile, desktop }).map(([form, { site }]) => ({
    name: `Lighthouse ${form}: 100 in every category`,
    figure: Object.values(site.scores).join(' '),
    holds: Object.values(site.scores).every((score) => score === 100),
  }));
  const steadiness = Object.entries({
    mobile: mobile.site,
    desktop: desktop.site,
    'slow phone': phone.site,
  }).map(([where, { cls }]) => ({
    name: `Layout shift 0, ${where}`,
    figure: cls.toFixed(4),
    // A thousandth is less than one pixel moving by one.
    holds: cls < 0.001,
  }));
  const blocking = Object.entries({ 'Lighthouse mobile': mobile.site, 'slow phone': phone.site }).map(
    ([where, { tbt }]) => ({ name: `Blocking time under 50 ms, ${where}`, figure: ms(tbt), holds: tbt < 50 }),
  );
  const slowest = Math.max(...Object.values(changes.site.later));
  return [
    ...ratios,
    ...scores,
    ...steadiness,
    ...blocking,
    atMost('Later change of view in ms, the slowest item:', slowest, 80, ms(slowest)),
  ];
}
