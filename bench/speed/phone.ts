import type { Browser, Page } from '@playwright/test';

/** In bytes a second, really applied. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };

/** Uses a cheap phone that has seen nothing of the site; `offline`: its service worker may fill its cache. */
async function onPhone<Result>(
  browser: Browser,
  { slowNetwork = false, offline = false },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // It fills its cache after the first load, outside of what is slowed here.
    serviceWorkers: offline ? 'allow' : 'block',
  });
  // What runs in the page was compiled by tsx, which marks functions with this.
  await context.addInitScript({ content: 'globalThis.__name = (marked) => marked' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await use(page);
  await context.close();
  return result;
}

async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
}

type Entry = PerformanceEntry & { value?: number; transferSize?: number };

/** The first load of a page: times in ms, how long it was blocked, layout shift, and kB over the wire. */
export function load(browser: Browser, address: string): Promise<Record<string, number>> {
  return onPhone(browser, { slowNetwork: true }, async (page) => {
    // What is fetched ahead in idle time is not part of the first load.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await openSettled(page, address);
    const entries = await page.evaluate(async () => {
      const seen: Entry[] = [];
      const types = 'paint largest-contentful-paint longtask layout-shift navigation resource'.split(' ');
      for (const type of types)
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return seen.map((entry) => entry.toJSON() as Entry);
    });
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
    return {
      fcp: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      // As Lighthouse counts it: what each long task takes beyond 50 ms.
      blocked: of('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
      cls: of('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
      kB: entries.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    };
  });
}

/** A first visit, with what is fetched ahead and kept for when there is no network. */
export function visit(browser: Browser, address: string): Promise<void> {
  return onPhone(browser, { slowNetwork: true, offline: true }, async (page) => {
    await openSettled(page, address);
    await page.waitForTimeout(3000);
  });
}

/** From a press on the menu button until it is painted, as the browser tells it (Event Timing), in ms. */
export function openMenu(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, {}, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const longest = list.getEntries().map(({ duration }) => duration);
        window.name = String(Math.max(Number(window.name), ...longest));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await openSettled(page, address);
    await page.locator('button[commandfor=menu]').first().tap();
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(window.name));
  });
}
