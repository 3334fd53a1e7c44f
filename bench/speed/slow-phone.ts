import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A cheap phone on a slow network, really applied. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

type Phone = { context: BrowserContext; page: Page; session: CDPSession };

/**
 * Opens a window of a slow phone, its cache empty.
 *
 * @param slowNetwork whether the network is slow too, or the CPU alone
 */
export async function openPhone(browser: Browser, slowNetwork: boolean): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // It fills its cache after the first load, outside of what is slowed here.
    serviceWorkers: 'block',
  });
  // What runs in the page was compiled by tsx, which marks functions with this.
  await context.addInitScript({ content: 'globalThis.__name = (marked) => marked' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, session };
}

/** Bytes over the wire, headers included, by kind. */
export type Bytes = Record<
  'html' | 'css' | 'font' | 'image' | 'script' | 'later' | 'other' | 'total',
  number
>;

const kinds: Record<string, keyof Bytes> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Script: 'script',
};

/** Counts what a page receives. Scripts after the first are those that the site fetches ahead: `later`. */
export function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { html: 0, css: 0, font: 0, image: 0, script: 0, later: 0, other: 0, total: 0 };
  const kindOf = new Map<string, keyof Bytes>();
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    const kind = kinds[type ?? ''] ?? 'other';
    kindOf.set(requestId, kind === 'script' && scripts++ > 0 ? 'later' : kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'other';
    bytes[kind] += encodedDataLength;
    if (kind !== 'later') bytes.total += encodedDataLength;
  });
  return bytes;
}

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

/** Waits until no request is under way, and none was and no task blocked the page for `quiet` ms. */
export async function untilQuiet(page: Page, quiet = 1000): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (duration) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, duration);
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, duration);
        });
        for (const type of ['resource', 'longtask', 'largest-contentful-paint']) observer.observe({ type });
      }),
    quiet,
  );
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
