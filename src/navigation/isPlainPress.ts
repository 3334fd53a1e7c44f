import type { MouseEvent } from 'react';

/** Whether a press on a link is the script's to answer; with a key it asks the browser for a new tab or a download. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
