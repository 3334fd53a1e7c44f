/** Builds the site as `npm start` does and serves it to the browser tests, with a database that starts empty. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { databasePath, port, siteFolder } from './served.ts';

rmSync(databasePath, { recursive: true, force: true });
process.env.EMBEDDED_DATABASE = databasePath;
// A machine may be set up for publishing. The tests see to it that no request leaves for there.
process.env.VITE_SUPABASE_URL = 'https://hosted-project.example';
process.env.VITE_SUPABASE_ANON_KEY = 'sb_publishable_of_the_hosted_project';

// By the command that everyone uses: in this process, tsx would put code of its own into the inlined script.
const build = ['build', '--mode', 'embedded', '--logLevel', 'error', '--outDir', siteFolder, '--emptyOutDir'];
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], { stdio: 'inherit' });
await preview({ mode: 'embedded', build: { outDir: siteFolder }, preview: { port, strictPort: true } });
