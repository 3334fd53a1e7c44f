import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* Adds what browsers do and jsdom does not: as much of it as the components rely on. */

// Waits as long as busy machines take.
configure({ asyncUtilTimeout: 10_000 });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { media: query, matches: false }) as MediaQueryList;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
