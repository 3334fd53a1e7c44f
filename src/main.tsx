import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { everyView, type View } from '../content/views.ts';
import { App, parts } from './App.tsx';
import { UrgentHelp } from './components/ContactLinks.tsx';
import { whenIdle } from './loading/lazyPart.ts';
import { hrefOf, viewAt, viewOf } from './navigation/routes.ts';
import { Letter } from './views/home/lazyLetter.ts';
import './styles.css';

/** Hydrates the document, or renders into an empty one (in development, and offline). Resolves once clicks are handled. */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const notKept = document.querySelector('template');
  if (notKept && !viewAt(location.pathname)) {
    document.title = notKept.title;
    return root.append(notKept.content);
  }
  const { view: prerendered } = root.dataset as { view?: View };
  const view = prerendered ?? viewOf(location.pathname);
  // Hosts also serve a document under other addresses: /donate//, /%64onate/.
  if (!viewAt(location.pathname))
    history.replaceState(history.state, '', hrefOf(view) + location.search + location.hash);
  // Hydrating without the view's chunk would suspend and replace its markup by the fallback.
  await parts[view].fetch();
  const onUncaughtError = (error: unknown) => {
    console.error('The site could not be shown.', error);
    // React has unmounted everything: show the document's notice, which links to a reload.
    document.getElementById('start-failed')?.setAttribute('open', '');
    if (viewOf(location.pathname) === 'contact') app.render(<UrgentHelp />);
  };
  let app: Root;
  // A transition is interruptible: input is handled in between.
  if (prerendered)
    startTransition(() => {
      app = hydrateRoot(root, <App initialView={view} prerendered />, { onUncaughtError });
    });
  else {
    app = createRoot(root, { onUncaughtError });
    app.render(<App initialView={view} />);
  }
  whenIdle(() => {
    for (const view of everyView) parts[view].prefetch();
    Letter.prefetch();
    registerServiceWorker();
  });
}

function registerServiceWorker(): void {
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
