import { VitePWA } from 'vite-plugin-pwa';
import { words } from './words/plugin.ts';

/** Builds the service worker. */
export function offline(folder: string) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [words(folder)] },
      // Precached; src/service-worker.ts caches pictures and what sends messages when a visitor has fetched them.
      globPatterns: ['{shell,404}.html', 'favicon.svg', 'assets/*.{js,woff2}'],
      globIgnores: ['assets/sendContactSubmission-*.js'],
    },
  });
}
