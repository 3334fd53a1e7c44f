import { VitePWA } from 'vite-plugin-pwa';
import { colors } from '../tailwind.config.ts';
import { siteModules } from './site.ts';

const { site } = siteModules;

type Kept = { url: string; size: number };

/** Of each picture the service worker keeps one width: the middle one of its AVIF files. */
export function onePerPicture<Entry extends Kept>(entries: readonly Entry[]): Entry[] {
  const slots = new Map<string, Entry[]>();
  for (const entry of entries) {
    const slot = entry.url.endsWith('.avif') ? entry.url.replace(/-[\w-]{8}\.avif$/, '') : entry.url;
    slots.set(slot, [...(slots.get(slot) ?? []), entry]);
  }
  return [...slots.values()].flatMap((widths) => {
    const bySize = widths.sort((a, b) => a.size - b.size);
    return bySize[Math.floor(bySize.length / 2)] ?? [];
  });
}

/** The service worker and the web manifest, so that the site can be installed and read without a network. */
export function offline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,woff2,avif}'],
      manifestTransforms: [(entries) => ({ manifest: onePerPicture(entries), warnings: [] })],
    },
    manifest: {
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: 'en-IN',
      display: 'standalone',
      background_color: colors.paper,
      theme_color: colors.ink,
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });
}
