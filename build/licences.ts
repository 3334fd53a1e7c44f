import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What ships beside the modules that the build puts together: the fonts, and what the service worker is made of. */
const others = [
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/literata',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Ships the notices that the authors of what the site is made of ask for, as `licences.txt`. */
export function licences(): Plugin {
  return {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const bundled = modules.flatMap((id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
      const packages = [...new Set([...bundled, ...others])].sort();
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: packages.map(noticeOf).join('\n\n') });
    },
  };
}

function noticeOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} ships with the site, but has no licence in its package.`);
  return `${name} ${version}\n${'='.repeat(78)}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
