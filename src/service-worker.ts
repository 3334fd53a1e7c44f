/** Keeps the site readable without a network. Built by vite-plugin-pwa; registered by registerServiceWorker.ts. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { lettersHref, viewAt } from './navigation/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Timeout of the network before the cached page is used, in ms. */
const PAGE_TIMEOUT_MS = 4000;

/** Runtime cache, and how many files it keeps: the pictures of several visits. */
const RUNTIME_CACHE = 'shown';
const MAX_RUNTIME_ENTRIES = 60;

// Pages: network first, so that nobody reads a stale one. No `skipWaiting`: a new version takes over when the last tab
// is closed, so that no open tab loses its chunks or its words.
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

// Hashed files: cache first. A picture that was never shown has only its alt text offline: a file of another size or
// format could show another picture.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => {
    const shown = await caches.open(RUNTIME_CACHE);
    const cached = await shown.match(request);
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok) await shown.put(request, response.clone());
    const files = await shown.keys();
    await Promise.all(files.slice(0, -MAX_RUNTIME_ENTRIES).map((oldest) => shown.delete(oldest)));
    return response;
  },
);

// Controls the page of the first visit at once, so that what it fetches from then on is cached too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
