import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { NotLoaded } from '../components/PartFailure.tsx';

/**
 * A part of the site with a file of its own, which arrives when it is shown or when it is fetched ahead. Unlike
 * `React.lazy` it does not keep a failure: the next `fetch` asks anew.
 *
 * @param importModule imports the file
 * @param name what the file exports
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
    // Not `use` where it was fetched ahead, which would show the fallback for a moment. A failure is thrown to the
    // error boundary: asking anew while rendering would never end.
    return createElement(loaded ?? use(request ?? fetchPart()), props);
  }
  return {
    fetch: fetchPart,
    /** Fetches it ahead. That it cannot be fetched shows when it is opened. */
    prefetch: () => void fetchPart().catch(() => undefined),
    Component,
  };
}

/**
 * Imports a file, and once more under an address of its own where that fails: Firefox before 155 keeps a failed import
 * for as long as the page is open (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211).
 */
async function importTwice<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule();
  } catch (error) {
    // WebKit does not name the address, and asks for it anew by itself.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`);
  }
}
