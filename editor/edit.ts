/** Opens the form for the owner's words and pictures, and the page beside it: `npm run edit`. */
import { basename, resolve } from 'node:path';
import { createServer, preview } from 'vite';
import { languagesOf, pathOf } from '../content/languages.ts';
import { siteContent } from '../content/read/read.ts';
import { files } from '../content/schema/schema.ts';
import { everyView, views } from '../content/views.ts';
import { buildForm } from './build.ts';
import { findings } from './findings.ts';

/** Files shown on Contact; those of no view are shown on home. */
const ofContact = ['contactDetails', 'help', 'answers', 'privacy'];

const port = Number(process.env.PORT ?? 4173);

// A site that runs at the same time locks its own database.
process.env.EMBEDDED_DATABASE ??= `node_modules/.cache/editor/${port}/database`;
const pageServer = await createServer({ plugins: [findings()] });
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
await buildForm(outDir, Object.fromEntries(pages));
const form = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port, open: true },
});
console.log(`
The form is open at ${form.resolvedUrls?.local[0]} in your browser.
It needs Chrome or Edge on a computer. Press "Work with Local Repository" and choose this folder:
  ${resolve()}
What you save changes the files in "${basename(resolve())}" at once. To stop, press Ctrl+C.`);
