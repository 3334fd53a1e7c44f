import type { Browser, Page } from '@playwright/test';
import type { Site } from '../../build/site.ts';
import { words } from '../../src/words.ts';

/** A cheap phone on a slow network, really applied. */
const CPU_SLOWDOWN = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Uses a slow phone that has seen nothing of the site; with `offline`, its service worker may fill its cache. */
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

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

/** The first load of a page: times in ms, how long it was blocked, layout shift, and kB over the wire by kind. */
export function loadOnPhone(browser: Browser, address: string): Promise<Record<string, number>> {
  return onPhone(browser, { slowNetwork: true }, async (page) => {
    // What is fetched ahead in idle time is not part of the first load.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(address);
    await settled(page);
    const entries = await page.evaluate(readEntries);
    const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const kB = (file: RegExp) =>
      entries.reduce((sum, { name, transferSize = 0 }) => sum + (file.test(name) ? transferSize : 0), 0) /
      1000;
    return {
      fcp: ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcp: ofType('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      // As Lighthouse counts it: what each long task takes beyond 50 ms.
      blocked: ofType('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
      cls: ofType('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
      kB: kB(/./),
      document: kB(/\/$/),
      fonts: kB(/\.woff2$/),
      images: kB(/\.(avif|webp|png|svg)$/),
      scripts: kB(/\.js$/),
    };
  });
}

type Entry = PerformanceEntry & { value?: number; transferSize?: number };

/** Runs in the page. */
async function readEntries() {
  const entries: Entry[] = [];
  for (const type of [
    'paint',
    'largest-contentful-paint',
    'longtask',
    'layout-shift',
    'navigation',
    'resource',
  ])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return entries.map((entry) => entry.toJSON() as Entry);
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

/**
 * What a visit takes in all, with what is fetched ahead and kept for when there is no network, and the visit after it.
 *
 * @param sent what the server has sent since it was last asked
 */
export function visitTwice(
  browser: Browser,
  address: string,
  sent: () => Record<string, number>,
  { saveData = false } = {},
) {
  return onPhone(browser, { slowNetwork: true, offline: true }, async (page) => {
    await page.addInitScript((saved) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: saved } });
    }, saveData);
    const visit = async () => {
      sent();
      await page.goto(address);
      await settled(page);
      await settled(page);
      return sent();
    };
    return { first: await visit(), second: await visit() };
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
    await page.goto(address);
    await settled(page);
    await page.getByRole('button', { name: words.menu.open }).tap();
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(window.name));
  });
}

/** From a press on the hero's link to the founder's story until that is shown, on a page that has settled, in ms. */
export function pressInHero(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, {}, async (page) => {
    await page.addInitScript(reportArrivals);
    await page.goto(address);
    await settled(page);
    const link = page.getByRole('link', { name: 'Read our story' });
    const { painted, pressed } = await arrival(page, () => link.tap());
    return painted - pressed;
  });
}

/** From the press to the new view, in ms, for one item of the drawer after another on a page that has settled. */
export function changeViews(
  browser: Browser,
  address: string,
  { menu: items }: Site,
): Promise<Record<string, number>> {
  const { menu } = words;
  const about = items.flatMap((item) => ('items' in item ? item.items.map(({ label }) => label) : []));
  return onPhone(browser, {}, async (page) => {
    await page.addInitScript(reportArrivals);
    await page.goto(address);
    const times: Record<string, number> = {};
    for (const item of [menu.contact, menu.articles, ...about, menu.home, menu.contact, menu.donateNow]) {
      await settled(page);
      await page.getByRole('button', { name: menu.open }).tap();
      const drawer = page.getByRole('dialog');
      if (about.includes(item)) await drawer.locator('summary').tap();
      const link = drawer.getByRole('link', { name: item, exact: true });
      const { painted, pressed } = await arrival(page, () => link.tap());
      times[times.first === undefined ? 'first' : item] = painted - pressed;
    }
    return times;
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
