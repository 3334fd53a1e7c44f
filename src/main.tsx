import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { HelpInDanger } from './components/HelpInDanger.tsx';
import { hrefOf, type View, viewAt, viewOf } from './navigation/routes.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { letter, views } from './views/lazyViews.ts';
import './styles.css';

/**
 * Hydrates the document, or renders into an empty one (in development, and the app shell offline).
 *
 * @returns once clicks are handled
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const { view: prerendered } = root.dataset as { view?: View };
  const view = prerendered ?? viewOf(location.pathname);
  // Hosts serve a document under other addresses as well: /donate//, /%64onate/.
  if (!viewAt(location.pathname))
    history.replaceState(history.state, '', hrefOf(view) + location.search + location.hash);
  // Hydrating without the view's chunk would suspend and replace its markup by the fallback.
  await views[view].fetch();
  const onUncaughtError = (error: unknown) => {
    console.error('The site could not be shown.', error);
    // React has unmounted everything: shows the document's notice, with a link to load it again.
    document.getElementById('start-failed')?.setAttribute('open', '');
    if (viewOf(location.pathname) === 'contact') app.render(<HelpInDanger />);
  };
  let app: Root;
  // A transition is interruptible: input is handled between its slices.
  if (prerendered)
    startTransition(() => {
      app = hydrateRoot(root, <App initialView={view} prerendered />, { onUncaughtError });
    });
  else {
    app = createRoot(root, { onUncaughtError });
    app.render(<App initialView={view} />);
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 1000);
}

/** Prefetches the other views, unless the visitor saves data. */
function fetchAhead() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  for (const part of [...Object.values(views), letter]) part.prefetch();
  registerServiceWorker();
}
