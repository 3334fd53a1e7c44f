import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import './fixtures/default.ts';
import { everyView, type View, views } from '../content/views.ts';
import { buildSite } from './browser/served.ts';

// Measures the code with the tests' content: no word of the owner turns this red.
const site = resolve('node_modules/.cache/size-limit');
buildSite(site, 'production');
const folder = `${site}/assets/`;

/** Limits the scripts, compressed, in kB. */
const limits: Partial<Record<View, number>> = { home: 66.2, contact: 71 };

/** The scripts that `src/start.ts` imports. */
function startOf(document: string): string[] {
  const named = readFileSync(`${site}/${document}`, 'utf8').matchAll(/ data-(?:entry|chunks)="([^"]+)"/g);
  return [...named].flatMap(([, urls = '']) => urls.split(' ')).map((url) => folder + basename(url));
}

export default [
  ...everyView.map((view) => ({
    name: `What ${view} fetches before it answers`,
    path: startOf(`${views[view].path}index.html`),
    limit: `${limits[view] ?? 68.3} kB`,
  })),
  {
    name: 'What sends messages, once the form is shown',
    path: `${folder}sendContactSubmission-*.js`,
    limit: '45 kB',
  },
  {
    name: 'What the views and the letters add together',
    path: [`${folder}*.js`, `!${folder}{main,sendContactSubmission}-*.js`],
    limit: '29 kB',
  },
  { name: "Home's document, with its style", path: `${site}/index.html`, limit: '17.6 kB' },
  {
    name: 'What keeps the site',
    path: [`${site}/service-worker.js`, `${site}/shell.html`],
    limit: '15.5 kB',
  },
];
