import { type ComponentType, createElement, use } from 'react';
import { withTimeout } from './withTimeout.ts';

/**
 * Like `React.lazy`, but renders a component that has been fetched without a flash of the fallback, and imports again
 * after a failure. Firefox before 155 caches failed imports (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211):
 * the error boundaries link to the document instead.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  async function loadAll() {
    try {
      loaded = await withTimeout(load);
      // Captive portals may answer with an empty file.
      if (!loaded) throw new Error('The file is empty.');
      return loaded;
    } catch (error) {
      failed = true;
      throw error;
    }
  }
  function fetch() {
    if (!request || failed) request = loadAll();
    failed = false;
    return request;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the site starts
  function Part(props: Props) {
    // Throws a failure to the error boundary: a retry while rendering would loop.
    return createElement(loaded ?? use(request ?? fetch()), props);
  }
  return Object.assign(Part, { fetch, prefetch: () => void fetch().catch(() => undefined) });
}
