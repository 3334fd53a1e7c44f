import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { viewOf } from './navigation/routes.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { letter } from './views/home/letterPart.ts';
import { views } from './views/lazyViews.ts';
import './styles.css';

/**
 * Hydrates the document, or renders into an empty one (in development, and the app shell offline).
 *
 * @returns once clicks are handled
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const view = viewOf(location.pathname);
  // Hydrating without the view's chunk would suspend and replace its markup by the fallback.
  await views[view].fetch();
  // The visitor may have gone back to another view before the script came.
  // A transition is interruptible: input is handled between its slices.
  if (root.dataset.view === view)
    startTransition(
      () => void hydrateRoot(root, <App initialView={view} prerendered />, { onUncaughtError }),
    );
  else createRoot(root, { onUncaughtError }).render(<App initialView={view} />);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 1000);
}

/** React has unmounted everything: shows the document's notice, with a link to load it again. */
function onUncaughtError(error: unknown) {
  console.error('The site could not be shown.', error);
  document.getElementById('start-failed')?.removeAttribute('hidden');
}

/** Prefetches the other views, unless the visitor saves data. */
function fetchAhead() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  // Not the form, which is larger than all of these: it is fetched when somebody nears it.
  const { contact: _, ...others } = views;
  for (const part of [...Object.values(others), letter]) part.prefetch();
  registerServiceWorker();
}
