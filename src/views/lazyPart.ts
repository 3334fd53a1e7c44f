import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { NotLoaded } from '../components/PartFailure.tsx';

/**
 * Code splitting like `React.lazy`, with prefetching, and without keeping a failure: the next `fetch` imports again.
 *
 * @param name the component's export
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  function fetchPart(): Promise<ComponentType<Props>> {
    if (request && !failed) return request;
    failed = false;
    request = importTwice(importModule).then(
      (module) => {
        loaded = module[name];
        return loaded;
      },
      (cause) => {
        failed = true;
        throw new NotLoaded('The file could not be fetched.', { cause });
      },
    );
    return request;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the site starts
  function Component(props: Props): ReactNode {
    // A prefetched component renders without `use`, which would show the fallback for a moment. A failed one throws to
    // the error boundary: a retry while rendering would loop.
    return createElement(loaded ?? use(request ?? fetchPart()), props);
  }
  return {
    fetch: fetchPart,
    /** Failures show when the part is opened. */
    prefetch: () => void fetchPart().catch(() => undefined),
    Component,
  };
}

/**
 * Retries a failed import with a cache-busting query: Firefox before 155 caches failed imports for as long as the page is
 * open (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211).
 */
async function importTwice<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule();
  } catch (error) {
    // WebKit's error names no address; it does not cache failures.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`);
  }
}
