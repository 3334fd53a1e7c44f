import type { MouseEvent as ReactMouseEvent } from 'react';
import type { View } from '../../content/views.ts';
import { base, viewAt } from './routes.ts';

/** Prevents a click's default, unless a modifier key asks for a new tab or a download. Returns whether it did. */
export function takeClick(event: MouseEvent | ReactMouseEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  event.preventDefault();
  return true;
}

/**
 * Handles clicks on links to views by a change of state, and prefetches on hover and focus. Listens on the window for
 * all links; one with a `target` loads its document.
 */
export function followLinks(
  open: (view: View, hash: string, isQuiet: boolean) => void,
  prefetch: (view: View) => void,
  signal: AbortSignal,
): void {
  function follow(event: Event) {
    const { target, type } = event;
    const links = `a[href^="${base}"]:not([target])`;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    const view = link && viewAt(link.pathname);
    if (!view) return;
    prefetch(view);
    if (type === 'click' && takeClick(event as MouseEvent)) open(view, link.hash, 'quiet' in link.dataset);
  }
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, follow, { signal });
}
