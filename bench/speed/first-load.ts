import type { Browser } from '@playwright/test';
import { type Bytes, countBytes } from './bytes.ts';
import { openPhone, untilQuiet } from './slow-phone.ts';

/** One load; times in ms. */
export type PhoneResult = { fcp: number; lcp: number; tbt: number; cls: number; bytes: Bytes };

/** Loads the page on the slow phone until nothing more happens in it. */
export async function loadOnPhone(browser: Browser, address: string): Promise<PhoneResult> {
  const { context, page, session } = await openPhone(browser, true);
  const bytes = countBytes(session);
  await page.goto(address);
  await untilQuiet(page);
  const paints = await page.evaluate(readPaints);
  await context.close();
  return { ...paints, bytes };
}

/** Runs in the page. Blocking time is what tasks take over 50 ms, after the first paint. */
async function readPaints() {
  const entriesOf = (type: string) =>
    new Promise<(PerformanceEntry & { value?: number; hadRecentInput?: boolean })[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // An observer of what has never happened is not called.
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entriesOf),
  );
  const fcp = paints?.find((entry) => entry.name === 'first-contentful-paint')?.startTime;
  const lcp = largest?.at(-1)?.startTime;
  if (fcp === undefined || lcp === undefined) throw new Error('Nothing was painted.');
  const blocked = (tasks ?? []).filter((task) => task.startTime + task.duration > fcp);
  return {
    fcp,
    lcp,
    tbt: blocked.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    cls: (shifts ?? []).reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : (shift.value ?? 0)), 0),
  };
}
