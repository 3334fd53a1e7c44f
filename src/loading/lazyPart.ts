import { type ComponentType, createElement, use } from 'react';
import { withTimeout } from './withTimeout.ts';

/**
 * Code splitting like `React.lazy`, which would show its fallback for a moment also where the component has been fetched,
 * and keep a failure for ever: here the next `fetch` imports again. Firefox before 155 answers that from memory
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211): where a part does not come, its document is offered.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  async function loadAll() {
    try {
      loaded = await withTimeout(load);
      // A public Wi-Fi may answer with an empty file.
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
    // A failure is thrown to the error boundary: a retry while rendering would loop.
    return createElement(loaded ?? use(request ?? fetch()), props);
  }
  return Object.assign(Part, { fetch, prefetch: () => void fetch().catch(() => undefined) });
}
