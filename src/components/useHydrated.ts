import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over the document: false while the build renders it and at the first look in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
