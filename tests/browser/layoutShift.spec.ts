import { deviceFonts } from '../../build/fallback-faces.ts';
import { everyView, hrefOf } from '../../src/navigation/routes.ts';
import { expect, open, test } from './site.ts';

type Shift = PerformanceEntry & { value: number };

const widths = [360, 768, 1280];

/** What Lighthouse shows as 0: a letter of the menu may move by a pixel. */
const STILL = 0.001;

for (const width of widths) {
  test(`nothing moves while a view arrives, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const view of everyView) {
      await page.goto(hrefOf(view), { waitUntil: 'networkidle' });
      const shift = await page.evaluate(async () => {
        const shifts: Shift[] = [];
        const moves = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
        moves.observe({ type: 'layout-shift', buffered: true });
        // Shifts are told a frame after they happen.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return shifts.reduce((sum, { value }) => sum + value, 0);
      });
      expect.soft(shift, view).toBeLessThan(STILL);
    }
  });
}

/** Windows and Apple, Android, Linux with Liberation, bare Linux. */
const devices: string[][] = [
  ['Arial', 'Arial Bold', 'Georgia'],
  ['Roboto', 'Roboto Bold', 'Noto Serif'],
  ['Liberation Sans', 'Liberation Sans Bold', 'Liberation Serif'],
  ['DejaVu Sans', 'DejaVu Sans Bold', 'DejaVu Serif'],
];

for (const view of ['home', 'myStory', 'about', 'whatWeBelieve', 'contact'] as const) {
  test(`late fonts move nothing of ${view}, whatever fonts the device has`, async ({ page }) => {
    await page.route('**/device-fonts/**', (route) =>
      route.fulfill({ path: `node_modules/${route.request().url().split('/device-fonts/')[1]}` }),
    );
    await open(page, view);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      for (const fonts of devices) {
        const files = Object.fromEntries(fonts.map((font) => [font, `device-fonts/${deviceFonts[font]}`]));
        expect
          .soft(await page.evaluate(shiftOfLateFonts, files), `${fonts}, ${width} px`)
          .toBeLessThan(STILL);
      }
    }
  });
}

/** Runs in the page: lays it out in the fonts of a device, then in its own, and sums up what that moves. */
async function shiftOfLateFonts(files: Record<string, string>): Promise<number> {
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
    const names = [...style.getPropertyValue('src').matchAll(/local\("?([^")]+)/g)].map(([, name]) => name);
    const file = names.map((name) => files[name ?? '']).find(Boolean);
    style.setProperty('src', file ? `url("${file}")` : 'local("none")');
  }
  await layOut();
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  for (const { style, before } of faces) style.cssText = before;
  await layOut();
  observer.disconnect();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
