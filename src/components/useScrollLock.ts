import { useLayoutEffect } from 'react';

/** Keeps the page behind an open drawer or letter from scrolling; `scrollbar-gutter` keeps it from jumping. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const page = document.documentElement;
    page.classList.add('scroll-locked');
    return () => page.classList.remove('scroll-locked');
  }, [locked]);
}
