import type { Browser, Page } from '@playwright/test';

/** A cheap phone on a slow network, really applied. */
const CPU_SLOWDOWN = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Uses a slow phone that has seen nothing of the site; `offline`: its service worker may fill its cache. */
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  });
}

const menuButton = (page: Page) => page.locator('button[commandfor=menu]').first();

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
    await menuButton(page).tap();
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(window.name));
  });
}

/** From a press in the menu until the view is painted, on a page that has settled, in ms. */
export function pressInMenu(browser: Browser, address: string, href: string): Promise<number> {
  return onPhone(browser, {}, async (page) => {
    await page.addInitScript(reportArrivals);
    await openSettled(page, address);
    await menuButton(page).tap();
    const link = page.locator(`dialog a[href="${href}"]`).last();
    const { painted, pressed } = await arrival(page, () => link.tap());
    return painted - pressed;
  });
}

/**
 * On a slow network, from the start of the navigation until another view is shown: the one that the page's first link
 * leads to, pressed as soon as the page is painted; in ms.
 */
export function pressAtFirstPaint(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, { slowNetwork: true }, async (page) => {
    await page.addInitScript(reportArrivals);
    const { started } = await arrival(page, () => page.goto(address, { waitUntil: 'commit' }));
    const link = page.getByRole('main').getByRole('link').first();
    const { painted } = await arrival(page, () => link.tap({ force: true }));
    return painted - started;
  });
}

/** A view's heading has been painted; times in ms since 1970. */
type Arrival = { started: number; pressed: number; painted: number };

/** The arrival of the view that an action leads to. */
async function arrival(page: Page, act: () => Promise<unknown>): Promise<Arrival> {
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('{"started"'));
  await act();
  return JSON.parse((await reported).text());
}

/** Runs in the page. A press counts from its own time stamp, which is when the finger left the screen. */
function reportArrivals() {
  const { timeOrigin: started } = performance;
  let shown: string | undefined;
  addEventListener('click', (event) => {
    // Of the window, which another document keeps: where nothing else answers, the link leads to one.
    window.name = String(started + event.timeStamp);
  });
  function look() {
    requestAnimationFrame(look);
    const heading = document.querySelector('main h1')?.textContent;
    if (!heading || heading === shown) return;
    shown = heading;
    // A frame's callbacks run before it is painted, the message after.
    const frame = new MessageChannel();
    frame.port1.onmessage = () =>
      console.log(
        JSON.stringify({ started, pressed: Number(window.name), painted: started + performance.now() }),
      );
    frame.port2.postMessage(null);
  }
  look();
}
