import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { everyView, type View, views } from './src/views.ts';

const folder = 'dist/assets/';

/** In kB, compressed; 2 are room for the ministry's words. */
const limits: Partial<Record<View, number>> = { home: 70, contact: 72.5 };

/** The script that a document names, and what its view's chunk needs. */
function scriptOf(view: View): string[] {
  const document = readFileSync(`dist/${views[view].path}index.html`, 'utf8');
  const [, entry = '', chunks = ''] = /data-entry="(.*?)".* data-chunks="(.*?)"/.exec(document) ?? [];
  return [entry, ...chunks.split(' ')].map((url) => folder + posix.basename(url));
}

export default [
  ...everyView.map((view) => ({
    name: `What ${view} fetches before it answers`,
    path: scriptOf(view),
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
