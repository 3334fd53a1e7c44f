import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { viewOf } from './navigation/addresses.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { letter } from './views/home/letterPart.ts';
import { views } from './views/parts.ts';
import './styles.css';

/**
 * Takes over the document, or fills it where it is empty (in development, and without a network).
 *
 * @returns once a press on anything in it is answered
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const view = viewOf(location.pathname);
  // Together with it, so that nothing of what can be read is taken away for a moment.
  await views[view].fetch();
  // Back may have led to another view than the document's before the script came.
  // In a transition, so that React gives way to the visitor every few milliseconds.
  if (root.dataset.view === view)
    startTransition(
      () => void hydrateRoot(root, <App initialView={view} prerendered />, { onUncaughtError }),
    );
  else createRoot(root, { onUncaughtError }).render(<App initialView={view} />);
  whenIdle(fetchAhead);
}

/** React takes everything away then: what the document says where the script fails leads to it anew. */
function onUncaughtError(error: unknown) {
  console.error('The site could not be shown.', error);
  document.getElementById('start-failed')?.removeAttribute('hidden');
}

/** What the first load left out, for visitors who do not save data. */
function fetchAhead() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  // What sends messages weighs more than all of these: it comes when somebody nears the form.
  const { contact: _, ...others } = views;
  for (const part of [...Object.values(others), letter]) part.prefetch();
  registerServiceWorker();
}

function whenIdle(run: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}
