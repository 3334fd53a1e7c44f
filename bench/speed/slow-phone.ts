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
