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

/** Replaces `React.lazy`: renders a fetched component without a flash of the fallback, and imports again after a failure. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<unknown> | undefined;
  const importPart = importOnce(async () => {
    loaded = await load();
    return loaded;
  });

  function fetch() {
    request = importPart();
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

/** Runs once the browser is idle, and not at all where the visitor saves data: for what is fetched ahead. */
export function whenIdle(run: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
