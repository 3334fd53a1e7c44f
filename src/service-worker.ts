/** Keeps the site readable without a network. Built by vite-plugin-pwa; registered by registerServiceWorker.ts. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { lettersHref, viewAt } from './navigation/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a slow network may keep a visitor from the page that the device already has, in ms. */
const PAGE_TIMEOUT_MS = 4000;

/** What the build tells this worker to keep. */
const manifest = self.__WB_MANIFEST as { url: string; revision: string | null }[];

// The page comes from the network wherever there is one, so that nobody reads a stale one; its files never change
// under their names. A new version takes over when the last open tab is closed, so no tab loses its files or words.
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const isKnown = viewAt(url.pathname) || url.pathname === lettersHref;
    const cached = await matchPrecache(isKnown ? 'shell.html' : '404.html');
    if (!cached) return fetch(request);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), PAGE_TIMEOUT_MS);
    return fetch(request, { signal: timeout.signal })
      .then((page) => (page.status < 500 ? page : cached))
      .catch(() => cached)
      .finally(() => clearTimeout(timer));
  }),
);

precacheAndRoute(manifest);
cleanupOutdatedCaches();

/** The part of a picture's address that its widths and formats share: `/assets/india` of `/assets/india-Xy_1.avif`. */
function slotOf(address: string): string {
  return new URL(address, self.location.href).pathname.replace(/-[\w-]{8}\.\w+$/, '');
}

// Each picture is cached in one width only; without a network that one stands for the others.
registerRoute(
  ({ request }) => request.destination === 'image',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const cached = manifest.find((entry) => slotOf(entry.url) === slotOf(request.url));
      const response = cached && (await matchPrecache(cached.url));
      if (response) return response;
      throw error;
    }
  },
);
