import { VitePWA } from 'vite-plugin-pwa';

type Kept = { url: string; size: number };

/** Of each picture the service worker keeps one width: the middle one of its files. */
export function onePerPicture<Entry extends Kept>(entries: readonly Entry[]): Entry[] {
  const slots = new Map<string, Entry[]>();
  for (const entry of entries) {
    const slot = entry.url.endsWith('.webp') ? entry.url.replace(/-[\w-]{8}\.webp$/, '') : entry.url;
    slots.set(slot, [...(slots.get(slot) ?? []), entry]);
  }
  return [...slots.values()].flatMap((widths) => {
    const bySize = widths.sort((a, b) => a.size - b.size);
    return bySize[Math.floor((bySize.length - 1) / 2)] ?? [];
  });
}

/** The service worker, so that the site can be read without a network. */
export function offline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      // One shell for every view, and what is said for any other address; pictures as WebP, which each of our browsers
      // reads.
      globPatterns: ['{shell,404}.html', 'favicon.svg', 'assets/*.{js,woff2,webp}'],
      manifestTransforms: [(entries) => ({ manifest: onePerPicture(entries), warnings: [] })],
    },
  });
}
