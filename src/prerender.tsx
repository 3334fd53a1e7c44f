import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

/** The markup of the app in its initial state, for the build to put into index.html. */
export function prerender(): string {
  return renderToString(<App />);
}
