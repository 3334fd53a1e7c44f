import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import DoIUse from 'doiuse/lib/DoIUse.js';
import { runChecks } from 'es-check';
import postcss from 'postcss';

/** Checks the built site against the browsers of .browserslistrc: its scripts with es-check, its style with doiuse. */
const DIST = 'dist';

/** What some of those browsers lack, or have in part, and why the site works in them all the same. */
const excused: Record<string, string> = {
  'css-content-visibility': 'an older browser paints everything at once',
  'css-media-scripting': 'where it is unknown, a page without scripts has an empty band above its title',
  'css-overscroll-behavior': 'Safari 15.6 lets the page behind bounce; it is locked all the same',
  'css-resize': "no handle at the text area on iOS; Tailwind's base style sets it",
  'css-display-contents': 'the faults concern the roles of buttons and tables; it is used on <picture>',
  'css-overflow': 'only `overflow: clip` and two-value overflow are missing',
  'css-clip-path': 'basic shapes work, and .sr-only uses inset()',
  'css-masks': 'counted because of clip-path, see there',
  'css-text-indent': 'only its newer keywords are missing',
  'text-decoration': 'the shorthand lacks thickness in Safari, where the longhand is used',
  'text-size-adjust': 'Firefox and Safari on the desktop do not inflate text',
  'extended-system-fonts': 'names in a font list that are passed over',
  multicolumn: 'only `break-inside: avoid` is used, for print',
};

async function faultsOfStyle(): Promise<string[]> {
  const css = readFileSync(`${DIST}/index.html`, 'utf8').match(/<style>([\s\S]*?)<\/style>/)?.[1];
  if (!css) throw new Error(`No style in ${DIST}/index.html: run "npm run build" first.`);
  const faults = new Map<string, string>();
  const linter = new DoIUse({
    browsers: browserslist(),
    onFeatureUsage: ({ feature, usage }) => {
      if (!excused[feature]) faults.set(feature, `${feature}: ${String(usage).slice(0, 80)}`);
    },
  });
  await postcss([linter]).process(css, { from: undefined });
  return [...faults.values()];
}

async function faultsOfScripts(): Promise<string[]> {
  const { success, errors } = await runChecks(
    [
      {
        ecmaVersion: 'checkBrowser',
        checkBrowser: true,
        checkFeatures: true,
        module: true,
        files: [`${DIST}/assets/*.js`, `${DIST}/service-worker.js`],
        // supabase-js has a method of that name, which does not use the browser's.
        ignore: 'Uint8ArrayToBase64',
      },
    ],
    { isNodeAPI: true },
  );
  return success ? [] : errors.map(({ file, err }) => `${file}: ${err.message}`);
}

const faults = [...(await faultsOfStyle()), ...(await faultsOfScripts())];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`The built site works in: ${browserslist.loadConfig({ path: '.' })?.join(', ')}.`);
