import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Waiting ends when what is waited for is there; this only bounds it where a busy machine is slow to import a view.
configure({ asyncUtilTimeout: 15_000 });

afterEach(async () => {
  // An open drawer or letter gives its history entry back when it goes, which takes a moment.
  const left = history.state?.overlay
    ? new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    : undefined;
  cleanup();
  await left;
  history.replaceState(null, '', '/');
  document.title = '';
});
