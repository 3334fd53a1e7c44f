import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { withTimeout } from './withTimeout.ts';

/** A chunk could not be fetched. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** An export of a chunk of its own, fetched when it is needed or before. No failure is kept: the next `fetch` imports again. */
export function lazyExport<Module, Name extends keyof Module>(
  importModule: () => Promise<Module>,
  name: Name,
) {
  let loaded: Module[Name] | undefined;
  let request: Promise<Module[Name]> | undefined;
  let failed = false;

  async function load(isRetry: boolean): Promise<Module[Name]> {
    try {
      const module = await withTimeout(() => (isRetry ? importAgain(importModule) : importModule()));
      if (!module[name]) throw new Error('The file is empty.');
      loaded = module[name];
      return loaded;
    } catch (cause) {
      failed = true;
      throw new NotLoaded('The file could not be fetched.', { cause });
    }
  }
  function fetchExport(): Promise<Module[Name]> {
    if (request && !failed) return request;
    request = load(failed);
    failed = false;
    return request;
  }
  return {
    fetch: fetchExport,
    /** Failures show when the export is used. */
    prefetch: () => void fetchExport().catch(() => undefined),
    /**
     * For rendering. What was fetched ahead comes without `use`, which would show the fallback for a moment. A failure is
     * thrown to the error boundary: a retry while rendering would loop.
     */
    useLoaded: () => loaded ?? use(request ?? fetchExport()),
  };
}

/**
 * Code splitting like `React.lazy`: a component of a chunk of its own.
 *
 * @param prerendered parts that it shows by `Prerendered`: what hydrates a document does without them
 */
export function lazyPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...prerendered: { fetch: () => Promise<unknown> }[]
) {
  const { useLoaded, fetch: fetchToHydrate } = lazyExport(importModule, name);
  const fetch = () => Promise.all([fetchToHydrate(), ...prerendered.map((part) => part.fetch())]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the site starts
  function Component(props: Props): ReactNode {
    return createElement(useLoaded(), props);
  }
  return { fetch, fetchToHydrate, prefetch: () => void fetch().catch(() => undefined), Component };
}

/**
 * Imports under another address: until the page is closed, a browser's module map keeps an import that is pending, and in
 * Firefox before 155 one that failed (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211). Only the source of
 * `() => import('./Donate-Xy_1.js')` names the address: Safari's error does not.
 */
function importAgain<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const [, address] = /["'`](.+?)["'`]/.exec(String(importModule)) ?? [];
  return import(/* @vite-ignore */ new URL(`${address}?${Date.now()}`, import.meta.url).href);
}
