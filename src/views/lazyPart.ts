import { type ComponentType, lazy } from 'react';

/**
 * A part of the site with a file of its own, which arrives when it is shown or when it is fetched ahead.
 *
 * @param importPart imports the component
 * @param onFailure called when it is shown and could not be loaded
 */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>, onFailure = () => {}) {
  type Module = { default: ComponentType<Props> };
  let fetched: Module | undefined;
  async function fetchPart(): Promise<Module> {
    fetched ??= { default: await importPart() };
    return fetched;
  }
  async function show(): Promise<Module> {
    try {
      return await fetchPart();
    } catch (error) {
      onFailure();
      throw error;
    }
  }
  return { fetch: fetchPart, Component: lazy(() => (fetched ? atOnce(fetched) : show())) };
}

/** A promise that has been kept already: what was fetched ahead is shown without a fallback in between. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for a thenable, and takes what it answers at once
  return { then: (take: (value: T) => void) => take(value) } as unknown as Promise<T>;
}
