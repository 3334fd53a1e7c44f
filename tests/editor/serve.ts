/** Opens the form as `npm run edit` does, on a copy of the content; and as `npm run build:editor` builds it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { preview } from 'vite';
import { parse, stringify } from 'yaml';
import { described, fieldAt } from '../../content/read/schema.ts';
import { wordsOf } from '../../content/read/translate.ts';
import { before, edited, original, port, repository } from './served.ts';

rmSync(dirname(edited), { recursive: true, force: true });
for (const part of ['en', 'images']) cpSync(`${original}/${part}`, `${before}/${part}`, { recursive: true });
mkdirSync(`${before}/ta`);
for (const name of ['site', 'home', 'contact', 'contactDetails', 'help', 'privacy', 'donate', 'leaders']) {
  const english = parse(readFileSync(`${before}/en/${name}.yaml`, 'utf8'));
  const { sections, ...words } = Object(wordsOf(fieldAt(described, [name]), english));
  if (name === 'donate') Object.assign(words, { example: true, compared: '2026-01-02' });
  writeFileSync(`${before}/ta/${name}.yaml`, stringify(words, { lineWidth: 0, singleQuote: true }));
}
cpSync(before, edited, { recursive: true });
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
