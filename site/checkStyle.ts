/**
 * Checks the published stylesheet against .browserslistrc, as far as doiuse knows its features (it has no `dvh` or
 * `color-mix`): part of `npm run check:browsers`.
 */
import { readFileSync } from 'node:fs';
// @ts-expect-error: the package has no types.
import doiuse from 'doiuse';
import postcss from 'postcss';

/** Lists what some of the browsers lack, and why the site can use it all the same. */
const allowed: Record<string, string> = {
  'css-resize': 'iOS has no handle to enlarge the text area',
  'css-overflow': '`clip` stands in an `@supports`, beside `hidden`',
  'css-display-contents': 'only of `<picture>`, which has no semantics to lose',
  'css-lch-lab': 'Tailwind writes a hexadecimal colour before it',
  'text-decoration': 'shorthand and `skip`, which are not used',
  multicolumn: '`column-gap` of grids, and print',
  'css-clip-path': 'only polygons',
  'css-masks': 'clip-path, as above',
  'css-media-scripting': 'the noscript notice is there without it',
  'css-container-queries': 'without them cards have their narrow layout',
  'css-container-query-units': 'inside container queries and `@supports`',
  'css-overscroll-behavior': 'without it the page behind a dialog scrolls on',
  'css-paged-media': 'page numbers in print',
  'css-widows-orphans': 'print',
  'css-content-visibility': 'print of closed folds',
};

const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
const found = new Map<string, string>();
const check = doiuse({
  onFeatureUsage: ({ feature, message }: { feature: string; message: string }) => found.set(feature, message),
});
await postcss([check]).process(style, { from: undefined });

const wrong = [
  ...[...found].flatMap(([feature, message]) => (allowed[feature] ? [] : message)),
  ...Object.keys(allowed).flatMap((feature) =>
    found.has(feature) ? [] : `${feature} is not used any more.`,
  ),
];
console.error(wrong.join('\n'));
if (wrong.length > 0) process.exitCode = 1;
