/** Keeps the site readable without a network. Built by site/offline.ts; registered by main.tsx. */
import { viewAt } from './navigation/routes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Both are the build's: the app shell, and what views need. Their addresses contain a hash. */
declare const SHELL: string;
declare const KEPT: readonly string[];

/** Timeout of the network before the kept page is used, in ms. */
const PAGE_TIMEOUT_MS = 4000;

const addressOf = (file: string) => new URL(file, self.registration.scope).href;
const shell = addressOf(SHELL);
const kept = [...KEPT.map(addressOf), shell];
const open = () => caches.open(`files of ${self.registration.scope}`);
/** Not by headers: scripts are asked for with an `Origin`, which answers may vary by. */
const match = async (request: Request | string) => (await open()).match(request, { ignoreVary: true });

/** Keeps only the site's files, never a captive portal's page or a host's fallback. */
async function keep(request: Request | string, response: Response): Promise<boolean> {
  const body = await response.blob();
  const isOwn =
    request === shell
      ? (await body.text()).includes('manifest.webmanifest')
      : body.size > 0 && /^(font|image)\/|css|javascript/.test(body.type);
  if (response.status !== 200 || !isOwn) return false;
  // A copy: browsers refuse a page that was redirected, as hosts do from `shell.html` to `shell`.
  await (await open()).put(request, new Response(body, response));
  return true;
}

async function keepAll() {
  for (const address of kept)
    if (!(await match(address)) && !(await keep(address, await fetch(address))))
      throw new Error(`Not the site's file: ${address}`);
}

/** Also pictures, which the next visit keeps again. */
async function dropEarlier() {
  const cache = await open();
  for (const request of await cache.keys()) if (!kept.includes(request.url)) await cache.delete(request);
}

/** Answers from the network first, so that no page is stale. */
async function page(request: Request): Promise<Response> {
  const isKept = viewAt(new URL(request.url).pathname) !== undefined;
  const cached = await match(shell);
  if (!cached) return fetch(request);
  const timeout = new AbortController();
  // What is not on the device, such as another language, is waited for.
  const timer = isKept && setTimeout(() => timeout.abort(), PAGE_TIMEOUT_MS);
  return fetch(request, { signal: timeout.signal })
    .then((answer) => (isKept && answer.status >= 500 ? cached : answer))
    .catch(() => cached)
    .finally(() => timer && clearTimeout(timer));
}

// No `skipWaiting`: a new version takes over when the last tab is closed, so that no open tab loses its chunks or what was
// typed.
self.addEventListener('install', (event) => event.waitUntil(keepAll()));
// Controls the first visit's page at once, so that its further requests are cached too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropEarlier(), self.clients.claim()])),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(page(request));
  // Their names contain a hash.
  if (!request.url.startsWith(`${location.origin}/`) || !request.url.includes('/assets/')) return;
  const answer = async () => {
    const cached = await match(request);
    if (cached) return cached;
    const response = await fetch(request);
    event.waitUntil(keep(request, response.clone()));
    return response;
  };
  event.respondWith(answer());
});
