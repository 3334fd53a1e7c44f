/** Trusted Types are not in TypeScript's library yet (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API). */
type TrustedTypesWindow = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL(address: string): string };
  };
};

/** Registers the service worker that keeps the site readable offline; a browser that has none goes without. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', keepShown);
  const address = `${import.meta.env.BASE_URL}service-worker.js`;
  // The page's policy allows scripts' addresses from this rule only, and the rule knows one address.
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  navigator.serviceWorker.register(policy?.createScriptURL('') ?? address).catch(() => {
    // Private windows refuse; the site works without.
  });
}

/** What was shown before the worker came passes through it now, out of the browser's own cache. */
function keepShown(): void {
  for (const { complete, currentSrc } of document.images)
    if (complete && currentSrc) fetch(currentSrc).catch(() => undefined);
}
