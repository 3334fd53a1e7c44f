import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { words } from '../../../src/content/interface.ts';
import { hrefOf } from '../../../src/navigation/addresses.ts';
import type { View } from '../../../src/navigation/view.ts';
import { siteAddress, siteFolder } from '../served.ts';
import { everyView, titles } from '../views.ts';
import type { Tab } from './browser.ts';
import { visitorOf } from './visitor.ts';

const { menu } = words;

const menuItems = [
  ['contact', menu.contact],
  ['articles', menu.articles],
  ['donate', menu.donate],
  ['myStory', menu.myStory],
  ['about', menu.aboutRB],
  ['whatWeBelieve', menu.whatWeBelieve],
  ['whyRB', menu.whyRB],
] as const satisfies [View, string][];

/** Declares the tests of opening and reading views. */
export function viewJourneys(tab: () => Tab): void {
  const { isAt, focusIsOn, scrollPosition, scrollTo } = visitorOf(tab);

  test('opens each view by its address, and again after a reload', async () => {
    for (const place of everyView) {
      await tab().goto(siteAddress + hrefOf(place));
      await isAt(place);
      await tab().reload();
      await isAt(place);
    }
  });

  test('opens each view from the menu at its heading, and goes back to where the visitor was', async () => {
    // Pressed at once, maybe before the site's script has come.
    await tab().click('link', menu.contact);
    await isAt('contact');
    await focusIsOn(titles.contact);
    await tab().back();
    await isAt('home');

    await scrollTo(300);
    for (const [place, label] of menuItems) {
      if (!(await tab().shows('link', label))) await tab().click('button', menu.about);
      await tab().click('link', label);
      await isAt(place);
      await focusIsOn(titles[place]);
      expect(await scrollPosition()).toBe(0);
    }
    for (const [place] of menuItems.toReversed()) {
      await isAt(place);
      await tab().back();
    }
    await isAt('home');
    await expect.poll(scrollPosition).toBe(300);
  });

  test('gives a screen reader the words of every heading, also of those far down the page', async () => {
    const headings = await tab().evaluate(() =>
      [...document.querySelectorAll('main h2, main h3, footer h2')].map((heading) => heading.textContent),
    );
    expect(headings.length).toBeGreaterThan(15);
    for (const heading of headings) {
      expect(await tab().shows('heading', heading ?? ''), heading ?? '').toBe(true);
    }
  });

  test('shows every picture, in a small format', async () => {
    for (const place of ['home', 'myStory', 'about'] as const) {
      await tab().goto(siteAddress + hrefOf(place));
      await isAt(place);
      const count = await tab().evaluate(() => document.images.length);
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        await tab().evaluate((index) => document.images[index]?.scrollIntoView(), index);
        await expect.poll(() => tab().evaluate(shownPicture, index)).toMatch(/\.(avif|webp)$/);
      }
    }
  });

  test('opens every view without a network after one visit', async () => {
    const server = await preview({
      configFile: false,
      logLevel: 'silent',
      build: { outDir: siteFolder },
      preview: { port: 0 },
    });
    const { port } = (server.httpServer as Server).address() as AddressInfo;
    const address = `http://localhost:${port}/`;
    try {
      await tab().goto(address);
      await tab().evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    } finally {
      await server.close();
    }
    await expect(fetch(address)).rejects.toThrow();

    await tab().reload();
    for (const place of everyView) {
      await tab().goto(address + hrefOf(place));
      await isAt(place);
      expect(await tab().evaluate(() => document.querySelector('main')?.textContent)).not.toContain(
        words.loading.failed,
      );
    }
  });
}

/** Runs in the page: the address of a picture that has arrived and could be read. */
function shownPicture(index: number): string {
  const image = document.images[index];
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : '';
}
