import { execFileSync } from 'node:child_process';
import { writeGrownContent } from './grown-content.ts';

const FOLDER = 'node_modules/.cache/bench';

/** Builds by the command that everyone uses, and returns the folder. */
function build(name: string, content = 'src', ...more: string[]): string {
  const folder = `${FOLDER}/${name}`;
  const options = ['--mode', 'embedded', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  const command = ['node_modules/vite/bin/vite.js', 'build', ...options, ...more];
  execFileSync(process.execPath, command, { env: { ...process.env, SITE_CONTENT: content } });
  return folder;
}

/** Builds all that is compared: the site, the same app as Vite builds it by itself, and the content of many years. */
export async function buildAll() {
  // Outside node_modules, in which everything is a package with a licence.
  const content = 'bench-results/grown-content';
  await writeGrownContent(content);
  return {
    site: build('site'),
    plain: build('plain', 'src', '--config', 'bench/speed/plain.config.ts'),
    grown: build('grown', content),
  };
}
