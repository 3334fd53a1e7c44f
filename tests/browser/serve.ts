/** Builds the site as `npm start` does and serves it to the browser tests, with a database that starts empty. */
import { rmSync } from 'node:fs';
import { createBuilder, preview } from 'vite';
import { databasePath, port, siteFolder } from './served.ts';

rmSync(databasePath, { recursive: true, force: true });
process.env.EMBEDDED_DATABASE = databasePath;

const builder = await createBuilder({
  mode: 'embedded',
  logLevel: 'warn',
  build: { outDir: siteFolder, emptyOutDir: true },
});
await builder.buildApp();
await preview({ mode: 'embedded', build: { outDir: siteFolder }, preview: { port, strictPort: true } });
