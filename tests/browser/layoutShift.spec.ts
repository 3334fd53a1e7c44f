import { everyView } from '../../src/views.ts';
import { expect, open, test } from './site.ts';

const fontsource = (name: string, weight = 400) =>
  `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const [arimo, bold] = [fontsource('arimo'), fontsource('arimo', 700)];

/** The fonts of Windows and Apple, Android, Linux with Liberation, bare Linux, or open ones with the same metrics. */
const devices: Record<string, string>[] = [
  { Arial: arimo, 'Arial Bold': bold, Georgia: fontsource('gelasio') },
  {
    Roboto: fontsource('roboto'),
    'Roboto Bold': fontsource('roboto', 700),
    'Noto Serif': fontsource('noto-serif'),
  },
  { 'Liberation Sans': arimo, 'Liberation Sans Bold': bold, 'Liberation Serif': fontsource('tinos') },
  {
    'DejaVu Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'DejaVu Sans Bold': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    'DejaVu Serif': 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  },
];

for (const width of [360, 1280])
  test(`nothing moves while a page arrives, whatever fonts the device has: ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    await page.route('**/device-fonts/**', (route) =>
      route.fulfill({ path: `node_modules/${route.request().url().split('/device-fonts/')[1]}` }),
    );
    await page.setViewportSize({ width, height: 740 });
    for (const view of everyView) {
      await open(page, view);
      for (const fonts of [{}, ...devices]) {
        const moved = await page.evaluate(shiftOf, fonts);
        expect.soft(moved, `${view}, ${Object.keys(fonts)}`).toBeLessThan(0.01);
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
      style.setProperty('src', file ? `url("device-fonts/${file}")` : 'local("none")');
    }
    await layOut();
    shifts.length = 0;
    for (const { style, own } of faces) style.cssText = own;
  }
  await layOut();
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
