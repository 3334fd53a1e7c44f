import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/* What browsers do and jsdom does not: as much of it as the components rely on. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { media: query, matches: false }) as MediaQueryList;
window.scrollTo = (options?: ScrollToOptions | number, y?: number) => {
  window.scrollY = typeof options === 'object' ? (options.top ?? window.scrollY) : (y ?? 0);
  window.dispatchEvent(new Event('scroll'));
};

afterEach(cleanup);
