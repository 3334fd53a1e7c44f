import { useEffect, useSyncExternalStore } from 'react';
import { retryableImport } from './retryableImport.ts';

export type LoadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: T }
  | { readonly status: 'failed' };

/** A part of the site that arrives after the first load. */
export type Loader<T> = {
  readonly state: () => LoadState<T>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Fetches the part unless it is here or on its way; after a failure, tries again. */
  readonly start: () => void;
};

const loaders: Loader<unknown>[] = [];

/** Fetches every part of the site that is not here yet. */
export function fetchAhead(): void {
  for (const loader of loaders) loader.start();
}

/** @param load imports the part, `() => import('./Part.tsx')` and no more; called again after a failure */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  const fetchPart = retryableImport(load);
  let state: LoadState<T> = { status: 'loading' };
  let underway = false;
  const listeners = new Set<() => void>();
  function become(next: LoadState<T>) {
    state = next;
    for (const listener of listeners) listener();
  }
  const loader: Loader<T> = {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      if (underway || state.status === 'ready') return;
      underway = true;
      if (state.status === 'failed') become({ status: 'loading' });
      fetchPart().then(
        (part) => {
          underway = false;
          become({ status: 'ready', part });
        },
        () => {
          underway = false;
          become({ status: 'failed' });
        },
      );
    },
  };
  loaders.push(loader);
  return loader;
}

/**
 * The state of a part that a component needs now. Fetching begins at the latest when the component appears, and
 * begins again then where it has failed.
 */
export function useLoader<T>(loader: Loader<T>, needed = true): LoadState<T> {
  const state = useSyncExternalStore(loader.subscribe, loader.state, () => loadingOnServer);
  useEffect(() => {
    if (needed) loader.start();
  }, [loader, needed]);
  return state;
}

const loadingOnServer = { status: 'loading' } as const;
