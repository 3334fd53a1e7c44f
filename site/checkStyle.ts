/** Checks what the published stylesheet asks of browsers (ESLint's `use-baseline`): part of `npm run check:browsers`. */
import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import { Linter } from 'eslint';

/** Lists what some browsers of .browserslistrc lack, by why the site can use it all the same; `@supports` allows the rest. */
const allowed = {
  'no one misses it':
    'text-wrap resize user-select accent-color scrollbar-gutter overscroll-behavior forced-color-adjust',
  'Safari’s has square corners': 'outline',
  'the wall is there': 'animation-timeline animation-range',
  'autoprefixer adds the prefix': 'mask',
  'cards keep their narrow layout': '@container container-type cqw',
  'the noscript notice is there': 'scripting',
  'print only': '@page orphans widows avoid lh details-content content-visibility',
  'all of ours have it': 'has',
  'Tailwind writes what all know beside it': '@property ui-monospace open popover-open',
};

const [, style = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
const found = new Linter().verify(
  style,
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 2022 }] },
  },
  'style.css',
);
const nameIn = (message: string) => /'(.+?)'/.exec(message)?.[1] ?? message;
const names = Object.values(allowed).flatMap((each) => each.split(' '));
const wrong = [
  ...found.flatMap(({ message }) => (names.includes(nameIn(message)) ? [] : message)),
  ...names.flatMap((name) =>
    found.some(({ message }) => nameIn(message) === name) ? [] : `${name} is not used any more.`,
  ),
];
console.error(wrong.join('\n'));
if (wrong.length > 0) process.exitCode = 1;
