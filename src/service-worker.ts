/** Keeps the site readable without a network. Built by site/offline.ts; registered by main.tsx. */
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { base, lettersHref, viewAt } from './navigation/routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Timeout of the network before the cached page is used, in ms. */
const PAGE_TIMEOUT_MS = 4000;

/** Caches only the site's files, never a captive portal's page or a host's fallback. */
const onlyOwnFiles = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    const body = await response.clone().blob();
    const isOwn = request.url.endsWith('.html')
      ? (await body.text()).includes('manifest.webmanifest')
      : body.size > 0 && /^(font|image)\/|css|javascript/.test(body.type);
    return response.status === 200 && isOwn ? response : null;
  },
};

// Pages: network first, so that none is stale. No `skipWaiting`: a new version takes over when the last tab is closed, so
// that no open tab loses its chunks or what was typed.
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const isLetters = url.pathname === lettersHref;
    const isKept = isLetters || viewAt(url.pathname) !== undefined;
    // Home has the letters too, as cards.
    const cached = isLetters
      ? Response.redirect(base, 302)
      : await matchPrecache(isKept ? 'shell.html' : 'offline.html');
    if (!cached) return fetch(request);
    const timeout = new AbortController();
    // What is not on the device, such as another language, is waited for.
    const timer = isKept && setTimeout(() => timeout.abort(), PAGE_TIMEOUT_MS);
    return fetch(request, { signal: timeout.signal })
      .then((page) => (isKept && page.status >= 500 ? cached : page))
      .catch(() => cached)
      .finally(() => timer && clearTimeout(timer));
  }),
);

addPlugins([onlyOwnFiles]);
precacheAndRoute(self.__WB_MANIFEST);

// Hashed files: the pictures of several visits.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  new CacheFirst({
    cacheName: `files of ${self.registration.scope}`,
    plugins: [onlyOwnFiles, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

// Controls the first visit's page at once, so that its further requests are cached too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
