import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { everyView, type View, views } from './content/views.ts';

const folder = 'dist/assets/';

/** Limits the scripts, compressed, in kB, with 2 kB spare for real content. */
const limits: Partial<Record<View, number>> = { home: 69.5, contact: 74 };

/** The scripts that `src/start.ts` imports. */
function startOf(document: string): string[] {
  const named = readFileSync(`dist/${document}`, 'utf8').matchAll(/ data-(?:entry|chunks)="([^"]+)"/g);
  return [...named].flatMap(([, urls = '']) => urls.split(' ')).map((url) => folder + basename(url));
}

export default [
  ...everyView.map((view) => ({
    name: `What ${view} fetches before it answers`,
    path: startOf(`${views[view].path}index.html`),
    limit: `${limits[view] ?? 72.3} kB`,
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
  // With 0.5 kB spare for real content.
  { name: "Home's document, with its style", path: 'dist/index.html', limit: '19.5 kB' },
];
