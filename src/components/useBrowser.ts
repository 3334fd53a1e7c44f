import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Returns what depends on how far the page has been scrolled; `atTop` while prerendering and hydrating. */
export function useScroll<Value extends number | boolean>(read: () => Value, atTop: Value): Value {
  return useSyncExternalStore(onScroll, read, () => atTop);
}

/** Scroll spy: the index of the current section, -1 above the first. It counts once its top is in the upper third. */
export function useCurrentSection(sections: readonly { id: string }[]): number {
  return useScroll<number>(
    () =>
      sections.findLastIndex(({ id }) => {
        const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top < innerHeight / 3;
      }),
    -1,
  );
}

const never = () => () => undefined;

/** False while prerendering and hydrating, true afterwards: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
