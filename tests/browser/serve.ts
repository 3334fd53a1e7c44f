/** Builds the site as `npm start` does and serves it to the browser tests, with a database that starts empty. */
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { buildSite, databasePath, port, siteFolder } from './served.ts';

rmSync(databasePath, { recursive: true, force: true });
process.env.EMBEDDED_DATABASE = databasePath;
buildSite(siteFolder, 'embedded');
await preview({ mode: 'embedded', build: { outDir: siteFolder }, preview: { port, strictPort: true } });
