import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, laterViews } from './App.tsx';
import { placeOf } from './navigation/places.ts';
import './styles.css';

const root = document.getElementById('root') as HTMLElement;
const place = placeOf(location.hash);

// The prerendered markup shows home; any other view is rendered anew in its place.
if (place === 'home' && root.hasChildNodes()) hydrateRoot(root, <App />);
else createRoot(root).render(<App initialPlace={place} />);

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
whenIdle(laterViews.start);
