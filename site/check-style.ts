/** Checks the style of the built documents against the browsers of .browserslistrc; es-check does so for the scripts. */
import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import DoIUse from 'doiuse/lib/DoIUse.js';
import postcss from 'postcss';

/** What some of those browsers lack, or have in part, and why the site works in them all the same. */
const excused: Record<string, string> = {
  'css-content-visibility': 'without it paper has the numbers of other countries only where they were opened',
  'css-paged-media': 'without it sheets have the printer’s own margins, and no page numbers',
  'css-widows-orphans': 'without it a paragraph may leave one line on a sheet',
  'css-overscroll-behavior': 'Safari 15.6 lets the page behind bounce; it is locked all the same',
  'css-resize': "no handle at the text area on iOS; Tailwind's base style sets it",
  'css-display-contents': 'the gaps concern the roles of buttons and tables; it is used on <picture>',
  'css-overflow': 'only `overflow: clip` and two-value overflow are missing',
  'css-clip-path': 'basic shapes work, and .sr-only uses inset()',
  'css-masks': 'counted because of clip-path, see there',
  'css-text-indent': 'only its newer keywords are missing',
  'text-decoration': 'the shorthand lacks thickness in Safari, where the longhand is used',
  'text-size-adjust': 'Firefox and Safari on the desktop do not inflate text',
  'extended-system-fonts': 'names in a font list that are passed over',
  'css-container-query-units': 'behind @supports; Safari 15 takes the width of the window for the name',
  'css-media-scripting':
    'older browsers without a script leave the list of sections open over the page, as it was',
  multicolumn: '`break-inside: avoid` and plain columns work; what is missing is how they break',
};

// Every document has the same.
const [css = ''] = /(?<=<style>)[\s\S]*?(?=<\/style>)/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
if (!css) throw new Error('dist/index.html has no style.');

const unsupported = new Map<string, string>();
const used = new Set<string>();
const linter = new DoIUse({
  browsers: browserslist(),
  onFeatureUsage({ feature, usage }) {
    used.add(feature);
    if (!excused[feature]) unsupported.set(feature, `${feature}: ${String(usage).slice(0, 80)}`);
  },
});
await postcss([linter]).process(css, { from: undefined });
for (const feature of Object.keys(excused)) {
  if (!used.has(feature)) unsupported.set(feature, `${feature}: excused, and no longer used`);
}
for (const feature of unsupported.values()) console.error(feature);
if (unsupported.size > 0) process.exitCode = 1;
