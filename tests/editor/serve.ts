/** Opens the form as `npm run edit` does, on a copy of the content; and as `npm run build:editor` builds it. */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { preview } from 'vite';
import { before, edited, port, repository } from './served.ts';

rmSync(edited, { recursive: true, force: true });
for (const part of ['en', 'images']) cpSync(`${before}/${part}`, `${edited}/${part}`, { recursive: true });
process.env.SITE_CONTENT = edited;
process.env.BROWSER = 'none';
process.env.GITHUB_REPOSITORY = repository;
process.env.PORT = String(port);

const { buildForm } = await import('../../editor/build.ts');
const outDir = resolve(`node_modules/.cache/editor-tests/${port}`);
await buildForm(outDir);
await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: port + 1, strictPort: true },
});
await import('../../editor/edit.ts');
