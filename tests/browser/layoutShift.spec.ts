import { deviceFonts } from '../../build/fallback-faces.ts';
import { everyView } from '../../src/navigation/addresses.ts';
import { expect, hold, isStarted, open, test } from './site.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const widths = [360, 768, 1280];

/** What Lighthouse shows as 0: a letter of the menu may move by a pixel. */
const STILL = 0.001;

for (const width of widths) {
  test(`nothing moves while home arrives, nor when its fonts come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const fontsArrive = await hold(page, '**/*.woff2');
    await page.goto('', { waitUntil: 'domcontentloaded' });
    await isStarted(page);
    fontsArrive();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Shifts are told a frame after they happen.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(STILL);
  });
}

const dejavu = ['DejaVu Sans', 'DejaVu Sans Bold', 'DejaVu Serif'];

const devices: { name: string; fonts: string[]; limit: number; unknown?: boolean }[] = [
  { name: 'Windows and Apple', fonts: ['Arial', 'Arial Bold', 'Georgia'], limit: STILL },
  { name: 'Android', fonts: ['Roboto', 'Roboto Bold', 'Noto Serif'], limit: STILL },
  {
    name: 'Linux with Liberation',
    fonts: ['Liberation Sans', 'Liberation Sans Bold', 'Liberation Serif'],
    limit: STILL,
  },
  { name: 'bare Linux', fonts: dejavu, limit: STILL },
  // In measures of its own, as a font that no face names.
  { name: 'none of these fonts', fonts: ['Arial', 'Arial Bold', 'Georgia'], limit: 0.05, unknown: true },
];

for (const view of everyView) {
  test(`late fonts move nothing of ${view}, whatever fonts the device has`, async ({ page }) => {
    await page.route('**/device-fonts/**', (route) =>
      route.fulfill({
        path: `node_modules/${new URL(route.request().url()).pathname.split('/device-fonts/')[1]}`,
      }),
    );
    await open(page, view);
    // 412 px: many phones, and as wide as many a title.
    for (const width of [...widths, 412]) {
      await page.setViewportSize({ width, height: 740 });
      for (const { name, fonts, limit, unknown = false } of devices) {
        const files = Object.fromEntries(fonts.map((font) => [font, `device-fonts/${deviceFonts[font]}`]));
        const shift = await page.evaluate(shiftOfLateFonts, { files, unknown });
        expect.soft(shift, `${name}, ${width} px`).toBeLessThan(limit);
      }
    }
  });
}

/** Runs in the page: lays it out in the fonts of a device, then in its own, and sums up what that moves. */
async function shiftOfLateFonts(device: {
  files: Record<string, string>;
  unknown: boolean;
}): Promise<number> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({ style, before: style.cssText }));

  async function layOut() {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (![...document.fonts].some(({ status }) => status === 'loaded')) throw new Error('No font was found.');
  }

  for (const { style } of faces) {
    const names = [...style.getPropertyValue('src').matchAll(/local\("?([^")]+)/g)].map(
      ([, name]) => name ?? '',
    );
    const file = names.map((name) => device.files[name]).find(Boolean);
    style.setProperty('src', file ? `url("${file}")` : 'local("none")');
    if (device.unknown)
      for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        style.removeProperty(metric);
  }
  await layOut();
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) shifts.push(entry.value);
  });
  observer.observe({ type: 'layout-shift' });
  for (const { style, before } of faces) style.cssText = before;
  await layOut();
  observer.disconnect();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
