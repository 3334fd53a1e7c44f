import { expect, isStarted, test } from './site.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

for (const width of [360, 768, 1280]) {
  test(`nothing moves while home arrives, nor when its fonts come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const readWithoutFonts = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', (route) => readWithoutFonts.then(() => route.continue()));
    await page.goto('', { waitUntil: 'domcontentloaded' });
    await isStarted(page);
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Shifts are told a frame after they happen.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // What Lighthouse shows as 0: a letter of the menu may move by a pixel.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}
