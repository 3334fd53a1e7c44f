/** Keeps the site readable without a network. Built by vite-plugin-pwa; registered by registerServiceWorker.ts. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { lettersHref, viewAt } from './navigation/addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a slow network may keep a visitor from the page that the device already has, in ms. */
const PAGE_TIMEOUT_MS = 4000;

/** Where the files are kept that were fetched for a visitor, and how many: the pictures of several visits. */
const SHOWN = 'shown';
const MOST_SHOWN = 60;

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

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Each file as the browser chose it; it never changes under its name. What was never shown has its words without a
// network: another file in its place could be another picture.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => {
    const shown = await caches.open(SHOWN);
    const kept = await shown.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await shown.put(request, response.clone());
    const files = await shown.keys();
    await Promise.all(files.slice(0, -MOST_SHOWN).map((oldest) => shown.delete(oldest)));
    return response;
  },
);

// The page that is open at the first visit, so that what it goes on to show is kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
