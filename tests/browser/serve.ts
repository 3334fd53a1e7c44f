/** Builds the site as `npm start` does and serves it to the browser tests, with a database that starts empty. */
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { siteContent } from '../../content/read/read.ts';
import { withMadeUpLanguage } from '../fixtures/madeUpLanguage.ts';
import { buildSite, databasePath, languagesFolder, port, siteFolder } from './served.ts';

rmSync(databasePath, { recursive: true, force: true });
process.env.EMBEDDED_DATABASE = databasePath;
const { content, words } = withMadeUpLanguage(siteContent, languagesFolder);
buildSite(siteFolder, 'embedded', content, words);
await preview({ mode: 'embedded', build: { outDir: siteFolder }, preview: { port, strictPort: true } });
