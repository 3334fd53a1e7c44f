import type { Browser } from '@playwright/test';
import { type ChangesOfView, changeViews } from './change-of-view.ts';
import { medians } from './figures.ts';
import { loadOnPhone, type PhoneResult } from './first-load.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import type { Served } from './server.ts';
import type { Variant } from './variants.ts';

/**
 * How long the host takes to answer Lighthouse, in ms, as one at a distance does. Lighthouse simulates the network
 * from a load without any: answered at once, the fonts are there before anything is painted, and it takes them for
 * something that the first paint waited for.
 */
export const ANSWER_MS = 50;

type Compared = Exclude<Variant, 'grown'>;

/** The medians of everything that was measured. */
export type Results = {
  mobile: Record<Compared, LighthouseResult>;
  desktop: Record<Compared, LighthouseResult>;
  phone: Record<Variant, PhoneResult>;
  changes: Record<'site' | 'grown', ChangesOfView>;
};

type Runs = { [Part in keyof Results]: { [Name in keyof Results[Part]]: Results[Part][Name][] } };

const compared: readonly Compared[] = ['site', 'floor', 'plain'];

/**
 * Measures everything round after round, so that whatever else the machine does meets every build alike.
 *
 * @param served each build
 * @param port for Lighthouse, of the same browser
 */
export async function measure(
  browser: Browser,
  port: number,
  served: Record<Variant, Served>,
  rounds: number,
): Promise<{ results: Results; runs: Runs }> {
  const runs: Runs = {
    mobile: { site: [], floor: [], plain: [] },
    desktop: { site: [], floor: [], plain: [] },
    phone: { site: [], floor: [], plain: [], grown: [] },
    changes: { site: [], grown: [] },
  };
  const visit = (name: Variant, answerMs = 0) => {
    served[name].expectVisitor(answerMs);
    return served[name].address;
  };
  for (let round = 1; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds}`);
    for (const form of ['mobile', 'desktop'] as const) {
      for (const name of compared) {
        // What does not depend on speed is judged once.
        const extent = name !== 'site' ? 'timings' : round === 1 ? 'everything' : 'performance';
        runs[form][name].push(await runLighthouse(visit(name, ANSWER_MS), port, form, extent));
      }
    }
    for (const name of [...compared, 'grown'] as const) {
      runs.phone[name].push(await loadOnPhone(browser, visit(name)));
    }
    for (const name of ['site', 'grown'] as const) {
      runs.changes[name].push(await changeViews(browser, visit(name)));
    }
  }
  const results = Object.fromEntries(
    Object.entries(runs).map(([part, byName]) => [
      part,
      Object.fromEntries(Object.entries(byName).map(([name, list]) => [name, medians<object>(list)])),
    ]),
  );
  return { results: results as Results, runs };
}
