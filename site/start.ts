/** Builds the site, and serves it with its own Postgres: `npm start`. */
import { execFileSync } from 'node:child_process';
import { ready } from './ready.ts';

const port = await ready('npm start');
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'embedded'], {
  stdio: 'inherit',
});
const { preview } = await import('vite');
const site = await preview({ mode: 'embedded', preview: { port } });
site.printUrls();
