import type { MouseEvent } from 'react';

/** Whether the script may answer a click on a link: with a modifier key the browser opens a new tab or downloads. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
