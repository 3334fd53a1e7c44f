import { base, type View, viewAt } from './routes.ts';

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'preventDefault' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Handles a click on a link in place of the browser, which with a modifier key opens a new tab or downloads. */
export function onPlainClick(handle: () => void) {
  return (event: Click) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle();
  };
}

/**
 * Answers clicks on links to views by a change of state, and fetches those views before. On the window, since React has
 * not rendered all links (components/Prerendered.tsx). A link with a `target` loads its document.
 */
export function followLinks(open: (view: View, hash: string) => void, prefetch: (view: View) => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const links = `a[href^="${base}"]:not([target])`;
  function viewLinkOf({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    const view = link && viewAt(link.pathname);
    return view && { view, hash: link.hash };
  }
  function onNear(event: Event) {
    const link = viewLinkOf(event);
    if (link) prefetch(link.view);
  }
  function onClick(event: MouseEvent) {
    const link = viewLinkOf(event);
    if (link) onPlainClick(() => open(link.view, link.hash))(event);
  }
  addEventListener('pointerover', onNear, { signal });
  addEventListener('focusin', onNear, { signal });
  addEventListener('click', onClick, { signal });
  return () => listening.abort();
}
