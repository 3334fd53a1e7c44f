import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { JSDOM } from 'jsdom';
import { parseAst } from 'vite';
import { everyView, type View, views } from './src/views.ts';

const folder = 'dist/assets/';

/** In kB, compressed; 2 are room for the ministry's words. */
const limits: Partial<Record<View, number>> = { home: 70, contact: 72.5 };

/** The script that `src/start.ts` imports, with all that it imports itself. */
function startOf(document: string): string[] {
  const { window } = new JSDOM(readFileSync(`dist/${document}`));
  const { entry = '', chunks = '' } =
    window.document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};
  return withImports([entry, ...chunks.split(' ')].map((url) => posix.basename(url)));
}

function withImports(files: string[], found = new Set<string>()): string[] {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const { body } = parseAst(readFileSync(folder + file, 'utf8'));
    withImports(
      body.flatMap((node) => ('source' in node && node.source ? posix.basename(node.source.value) : [])),
      found,
    );
  }
  return [...found];
}

export default [
  ...everyView.map((view) => ({
    name: `What ${view} fetches before it answers`,
    path: startOf(`${views[view].path}index.html`).map((file) => folder + file),
    limit: `${limits[view] ?? 71} kB`,
  })),
  {
    name: 'What sends messages, once the form is shown',
    path: `${folder}sendContactSubmission-*.js`,
    limit: '45 kB',
  },
  {
    name: 'What the views and the letters add together',
    path: [`${folder}*.js`, `!${folder}{main,sendContactSubmission}-*.js`],
    limit: '44 kB',
  },
  { name: "Home's document, the largest, with its style", path: 'dist/index.html', limit: '20 kB' },
];
