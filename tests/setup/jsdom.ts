import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/* Adds what the components need and jsdom lacks. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
