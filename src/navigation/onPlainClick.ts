import type { MouseEvent } from 'react';

/** Handles a click on a link in place of the browser, which with a modifier key opens a new tab or downloads. */
export function onPlainClick(handle: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle(event);
  };
}
