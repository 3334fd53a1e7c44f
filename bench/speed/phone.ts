import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** In bytes a second, really applied. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };

const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

type Send = <Result>(method: string, params?: object) => Promise<Result>;
type Evaluate = <Value>(run: () => Value) => Promise<Awaited<Value>>;
type Evaluated = { result: { value: never } };

/**
 * Opens an address on a cheap phone that has seen nothing of the site, and uses it when it is settled.
 *
 * In the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/tot/) and not by Playwright's pages, which
 * enable `Runtime`: with it, V8 parses the whole script again for the stack of React's first `Error`. At this speed that
 * takes 100 ms, which no visitor waits for.
 *
 * @param early runs before the page's own scripts
 */
async function onPhone<Result>(
  browser: Browser,
  address: string,
  early: () => void,
  use: (evaluate: Evaluate, send: Send) => Promise<Result>,
  { slowNetwork = true } = {},
): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answers: ((result: never) => void)[] = [];
  const idle = new Set<string>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, params } = JSON.parse(message);
    answers[id]?.(result as never);
    if (params?.name === 'networkIdle') idle.add(params.loaderId);
  });
  const send: Send = (method, params = {}) =>
    new Promise((resolve) => {
      const id = answers.push(resolve) - 1;
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    });
  const evaluate: Evaluate = async (run) => {
    const flags = { awaitPromise: true, returnByValue: true };
    const { result } = await send<Evaluated>('Runtime.evaluate', { expression: `(${run})()`, ...flags });
    return result.value;
  };

  await send('Network.enable');
  if (slowNetwork) await send('Network.emulateNetworkConditions', network);
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  // What runs in the page was compiled by tsx, which marks functions with this.
  const source = `globalThis.__name = (marked) => marked; (${early})();`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  const { loaderId } = await send<{ loaderId: string }>('Page.navigate', { url: address });
  for (let waited = 0; !idle.has(loaderId); waited += 100) {
    if (waited > 30_000) throw new Error(`${address} is still loading.`);
    await setTimeout(100);
  }
  await setTimeout(1000);
  const result = await use(evaluate, send);
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return result;
}

type Entry = PerformanceEntry & { value?: number; transferSize?: number };

/** The first load of a page: times in ms, how long it was blocked, layout shift, and kB over the wire. */
export function load(browser: Browser, address: string): Promise<Record<string, number>> {
  // What is fetched ahead in idle time is not part of the first load.
  const early = () => Object.assign(window, { requestIdleCallback: () => 0 });
  return onPhone(browser, address, early, async (evaluate) => {
    const entries = await evaluate(async () => {
      const seen: Entry[] = [];
      const types = 'paint largest-contentful-paint longtask layout-shift navigation resource'.split(' ');
      for (const type of types)
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
      await new Promise((resolve) => window.setTimeout(resolve, 500));
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
  return onPhone(
    browser,
    address,
    () => {},
    () => setTimeout(3000),
  );
}

/** From a press on the menu button, and then on Donate in it, until what it shows is painted (Event Timing), in ms. */
export function useMenu(browser: Browser, address: string): Promise<{ menu: number; change: number }> {
  const early = () => {
    // The service worker fills its cache outside of what is measured here.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) window.name = String(Math.max(Number(window.name), duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  };
  const use = async (evaluate: Evaluate, send: Send) => {
    const press = async (place: () => DOMRect | undefined) => {
      const { x, y } = (await evaluate(place)) as DOMRect;
      const touchPoints = [{ x: x + 8, y: y + 8 }];
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      // As long as a finger stays.
      await setTimeout(80);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await setTimeout(1000);
      // No number where nothing was painted: every target then fails.
      return evaluate(() => {
        const time = Number(window.name || 'none');
        window.name = '';
        return time;
      });
    };
    const menu = await press(() =>
      document.querySelector('header > div > button')?.getBoundingClientRect().toJSON(),
    );
    const change = await press(() =>
      document.querySelector('#menu nav > a')?.getBoundingClientRect().toJSON(),
    );
    return { menu, change };
  };
  return onPhone(browser, address, early, use, { slowNetwork: false });
}
