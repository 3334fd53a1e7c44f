export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', cacheShownPictures);
  const address = `${import.meta.env.BASE_URL}service-worker.js`;
  // The Content-Security-Policy requires Trusted Types for script URLs; this policy can make one URL only.
  // @ts-expect-error: Trusted Types are not in TypeScript's library yet.
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  navigator.serviceWorker.register(policy?.createScriptURL('') ?? address).catch(() => {
    // Private windows refuse; the site works without.
  });
}

/** Refetches the loaded pictures, from the HTTP cache, through the new worker, which caches them. */
function cacheShownPictures(): void {
  for (const { complete, currentSrc } of document.images)
    if (complete && currentSrc) fetch(currentSrc).catch(() => undefined);
}
