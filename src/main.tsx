import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { HelpInDanger } from './components/HelpInDanger.tsx';
import { base, hrefOf, viewAt, viewOf } from './navigation/routes.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { letter } from './views/home/homeParts.ts';
import { footer, views } from './views/lazyViews.ts';
import './styles.css';

/**
 * Hydrates the document, or renders into an empty one (in development, and the app shell offline).
 *
 * @returns once clicks are handled
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  let view = viewOf(location.pathname);
  // Addresses of an earlier version: #donate, #what-we-believe/scripture.
  const [, path, section] = /^#([a-z-]+)(?:\/(.+))?$/.exec(location.hash) ?? [];
  const named = path && view === 'home' && viewAt(base + path);
  if (named) {
    view = named;
    history.replaceState(null, '', hrefOf(view) + (section ? `#${section}` : ''));
  }
  const hydrates = root.dataset.view === view;
  // Hydrating without the view's chunk would suspend and replace its markup by the fallback.
  if (!hydrates) footer.prefetch();
  await (hydrates ? views[view].fetchToHydrate() : views[view].fetch());
  const onUncaughtError = (error: unknown) => {
    console.error('The site could not be shown.', error);
    // React has unmounted everything: shows the document's notice, with a link to load it again.
    document.getElementById('start-failed')?.setAttribute('open', '');
    if (viewOf(location.pathname) === 'contact') app.render(<HelpInDanger />);
  };
  let app: Root;
  // The visitor may have gone back to another view before the script came.
  // A transition is interruptible: input is handled between its slices.
  if (hydrates)
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
