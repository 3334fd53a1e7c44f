import { VitePWA } from 'vite-plugin-pwa';

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
      // One shell for every view, and what is said for any other address. Pictures and what sends messages are kept when
      // they have been fetched for a visitor.
      globPatterns: ['{shell,404}.html', 'favicon.svg', 'assets/*.{js,woff2}'],
      globIgnores: ['assets/Contact-*.js'],
    },
  });
}
