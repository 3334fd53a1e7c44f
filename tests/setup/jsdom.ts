import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* Adds what the components need and jsdom lacks. */

// Waits as long as busy machines take.
configure({ asyncUtilTimeout: 10_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { media: query, matches: false }) as MediaQueryList;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
