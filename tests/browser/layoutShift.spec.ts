import { deviceFonts } from '../../site/fallback-faces.ts';
import { everyView, hrefOf } from '../../src/navigation/routes.ts';
import { expect, test } from './site.ts';

/** Windows and Apple, Android, Linux with Liberation, bare Linux. */
const devices = [
  ['Arial', 'Arial Bold', 'Georgia'],
  ['Roboto', 'Roboto Bold', 'Noto Serif'],
  ['Liberation Sans', 'Liberation Sans Bold', 'Liberation Serif'],
  ['DejaVu Sans', 'DejaVu Sans Bold', 'DejaVu Serif'],
];

/** What Lighthouse shows as 0: a letter of the menu may move by a pixel. */
const STILL = 0.001;

for (const view of everyView)
  test(`nothing of ${view} moves while it arrives, whatever fonts the device has`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    await page.route('**/device-fonts/**', (route) =>
      route.fulfill({ path: `node_modules/${route.request().url().split('/device-fonts/')[1]}` }),
    );
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(hrefOf(view), { waitUntil: 'networkidle' });
      expect.soft(await page.evaluate(shiftOf, {}), `arriving, ${width} px`).toBeLessThan(STILL);
      for (const fonts of devices) {
        const files = Object.fromEntries(fonts.map((font) => [font, `device-fonts/${deviceFonts[font]}`]));
        expect.soft(await page.evaluate(shiftOf, files), `${fonts}, ${width} px`).toBeLessThan(STILL);
      }
    }
  });

/** Runs in the page: what has moved. With a device's fonts: what moves when its own come after these. */
async function shiftOf(files: Record<string, string>): Promise<number> {
  const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({ style, own: style.cssText }));

  async function layOut() {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // Shifts are told a frame after they happen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (![...document.fonts].some(({ status }) => status === 'loaded')) throw new Error('No font was found.');
  }

  if (Object.keys(files).length > 0) {
    for (const { style } of faces) {
      const names = [...style.getPropertyValue('src').matchAll(/local\("?([^")]+)/g)].map(([, name]) => name);
      const file = names.map((name) => files[name ?? '']).find(Boolean);
      style.setProperty('src', file ? `url("${file}")` : 'local("none")');
    }
    await layOut();
    shifts.length = 0;
    for (const { style, own } of faces) style.cssText = own;
  }
  await layOut();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
