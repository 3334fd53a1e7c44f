import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fetchAhead } from './components/loader.ts';
import { viewOf } from './navigation/addresses.ts';
import { settle, whenIdle } from './navigation/belowFold.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import './styles.css';

const root = document.getElementById('root') as HTMLElement;
const view = viewOf(location.hash);

// The prerendered markup shows home; any other view is rendered anew in its view.
if (view === 'home' && root.firstElementChild) hydrateRoot(root, <App />);
// At once, or home would show for a moment.
else flushSync(() => createRoot(root).render(<App initialView={view} />));

// What the first paint and the first load left out follows once nothing else is to be done.
whenIdle(() => {
  settle();
  fetchAhead();
  registerServiceWorker();
});
