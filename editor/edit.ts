/** Opens the form for the owner's words and pictures, and the page beside it: `npm run edit`. */
import { basename, join, resolve } from 'node:path';
import { createServer, type Plugin, preview } from 'vite';
import { languagesOf, pathOf } from '../content/languages.ts';
import { readFile } from '../content/read/file.ts';
import { siteContent } from '../content/read/read.ts';
import { files } from '../content/schema/schema.ts';
import { everyView, views } from '../content/views.ts';
import { ready } from '../site/ready.ts';
import { buildForm } from './build.ts';
import { needs } from './needs.ts';

/** Files shown on Contact; those of no view are shown on home. */
const ofContact = ['contactDetails', 'help', 'answers', 'privacy'];

const port = await ready('npm run edit');

// A site that runs at the same time locks its own database.
process.env.EMBEDDED_DATABASE ??= `node_modules/.cache/editor/${port}/database`;
const atRoot: Plugin = {
  name: 'at-root',
  transform: (_, id) =>
    id === '\0@content/site/address' ? 'export const address = location.origin;' : undefined,
};
const pageServer = await createServer({ plugins: [atRoot] });
await pageServer.listen();
const [address = ''] = pageServer.resolvedUrls?.local ?? [];
const outDir = `node_modules/.cache/editor/${port}/form`;
const pages = languagesOf(siteContent).flatMap((code) =>
  Object.keys(files.shape).map((name) => {
    const view = ofContact.includes(name) ? 'contact' : everyView.find((view) => view === name);
    const path = pathOf(code) + views[view ?? 'home'].path;
    return [`content/${code}/${name}.yaml`, new URL(path, address).href];
  }),
);
/** A page's words in all languages. */
const textOf = (name: string) =>
  languagesOf(siteContent).map((code) => readFile(join(siteContent, code, `${name}.yaml`)).value);
const answers: Plugin = {
  name: 'answers',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/needs.html', (_, response, next) => {
      needs(siteContent, 'The words and pictures as of now.').then((html) => response.end(html), next);
    });
    middlewares.use('/texts.json', (_, response) => {
      const texts = Object.keys(files.shape).map((name) => [name, JSON.stringify(textOf(name))]);
      response.end(JSON.stringify(Object.fromEntries(texts)));
    });
  },
};
await buildForm(outDir, Object.fromEntries(pages));
const form = await preview({
  configFile: false,
  plugins: [answers],
  logLevel: 'error',
  build: { outDir },
  preview: { port, open: true },
});
console.log(`
The form is open at ${form.resolvedUrls?.local[0]} in your browser.
It needs Chrome or Edge on a computer. Press "Work with Local Repository" and choose this folder:
  ${resolve()}
What you save changes the files in "${basename(resolve())}" at once. To stop, press Ctrl+C.`);
