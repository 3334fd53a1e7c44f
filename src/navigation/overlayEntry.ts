import { useEffect, useRef } from 'react';

/** Whether the history entry that the visitor is on belongs to an open drawer or letter. */
export function isOverlayEntry(): boolean {
  return history.state?.overlay === true;
}

/**
 * Gives an open drawer or letter a history entry of its own, so that the Back button closes it first.
 *
 * @param close called when the visitor goes back while it is open
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const isOpen = useRef(false);
  const closeOverlay = useRef(close);
  useEffect(() => {
    closeOverlay.current = close;
  });
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
    const onTraverse = () => closeOverlay.current();
    addEventListener('popstate', onTraverse);
    return () => {
      isOpen.current = false;
      removeEventListener('popstate', onTraverse);
      // After this commit: a view chosen in the drawer has by then taken over the entry.
      queueMicrotask(() => {
        if (!isOpen.current && isOverlayEntry()) history.back();
      });
    };
  }, [open]);
}
