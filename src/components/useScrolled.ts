import { useSyncExternalStore } from 'react';

/** In px. */
const SCROLLED_AFTER = 24;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page has scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_AFTER,
    () => false,
  );
}
