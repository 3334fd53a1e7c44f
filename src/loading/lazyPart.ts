import { type ComponentType, createElement, use } from 'react';
import { withTimeout } from './withTimeout.ts';

/** Imports at the first call and, after a failure, again at the next. */
export function importOnce<Part>(load: (failures: number) => Promise<Part | undefined>) {
  let request: Promise<Part> | undefined;
  let failures = 0;

  async function start() {
    try {
      const part = await withTimeout(load(failures));
      // Captive portals may answer with an empty file.
      if (!part) throw new Error('The file is empty.');
      return part;
    } catch (error) {
      request = undefined;
      failures += 1;
      throw error;
    }
  }
  return () => {
    request ??= start();
    return request;
  };
}

/**
 * Replaces `React.lazy`: renders a fetched component without a flash of the fallback, and imports again after a failure. Firefox before 155 caches failed imports (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211):
 * the error boundaries link to the document instead.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const importPart = importOnce(load);
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;

  function fetch() {
    request = importPart().then((part) => {
      loaded = part;
    });
    return request;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the site starts
  function Part(props: Props) {
    // Throws a failure to the error boundary: a retry while rendering would loop.
    if (!loaded) use(request ?? fetch());
    return loaded && createElement(loaded, props);
  }
  return Object.assign(Part, { fetch, prefetch: () => void fetch().catch(() => undefined) });
}
