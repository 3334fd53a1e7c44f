import type { Browser, Page } from '@playwright/test';
import { words } from '../../src/content/interface.ts';
import { aboutMenu } from '../../src/navigation/menu.ts';
import { openPhone, untilQuiet } from './slow-phone.ts';

/** The items that are pressed one after the other once the page has settled, in the drawer's words. */
const items: readonly Item[] = [
  { name: words.menu.articles },
  ...aboutMenu.map(({ label }) => ({ name: label, about: true })),
  { name: words.menu.home },
  { name: words.menu.contact },
  { name: words.menu.donateNow },
];

type Item = { name: string; about?: boolean };

/** Times from the press to the frame that shows the new view, in ms. */
export type ChangesOfView = {
  /** Pressed as soon as the page can be read, before its script has come over the slow network. */
  atFirstPaint: number;
  /** The first press on a page that has settled. */
  first: number;
  /** Each later press, by the item's name. */
  later: Record<string, number>;
};

/** Measures changes of view on a slow phone. */
export async function changeViews(browser: Browser, address: string): Promise<ChangesOfView> {
  const atFirstPaint = await onPhone(browser, true, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    return timed(page, () => page.getByRole('main').getByRole('link').first().tap());
  });
  return onPhone(browser, false, async (page) => {
    await page.goto(address);
    await untilQuiet(page);
    const first = await choose(page, { name: words.menu.contact });
    const later: Record<string, number> = {};
    for (const item of items) {
      await untilQuiet(page, 300);
      later[item.name] = await choose(page, item);
    }
    return { atFirstPaint, first, later };
  });
}

async function onPhone<Result>(
  browser: Browser,
  slowNetwork: boolean,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { context, page } = await openPhone(browser, slowNetwork);
  const result = await measure(page);
  await context.close();
  return result;
}

async function choose(page: Page, { name, about }: Item): Promise<number> {
  await page.getByRole('button', { name: words.menu.open }).tap();
  const drawer = page.getByRole('dialog');
  if (about) await drawer.getByRole('button', { name: words.menu.about }).tap();
  const item = drawer.getByRole('link', { name, exact: true });
  return timed(page, () => item.tap());
}

type Watching = Window & { shownAfter?: Promise<number> };

async function timed(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(watch);
  await press();
  return page.evaluate(() => (window as Watching).shownAfter ?? Number.NaN);
}

/**
 * Runs in the page. From the time stamp of the press, which is when the finger left the screen, until the frame
 * in which the heading of another view stands has been painted.
 */
function watch() {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  (window as Watching).shownAfter = new Promise((resolve) => {
    let pressed: number | undefined;
    addEventListener(
      'click',
      (event) => {
        pressed = event.timeStamp;
      },
      { capture: true, once: true },
    );
    function look() {
      const shown = heading();
      if (pressed === undefined || !shown || shown === before) return requestAnimationFrame(look);
      // A frame's callbacks run before it is painted, the message after.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - (pressed ?? 0));
      painted.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  });
}
