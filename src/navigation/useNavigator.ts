import { useLayoutEffect, useState } from 'react';
import type { View } from '../views.ts';
import { followLinks } from './followLinks.ts';
import { createNavigator } from './navigator.ts';

/**
 * The history and the links of `App`.
 *
 * @param prerendered whether the document shows the view already
 */
export function useNavigator(
  initialView: View,
  prerendered: boolean,
  show: (view: View) => void,
  prefetch: (view: View) => void,
) {
  const [parts] = useState(() => {
    const navigator = createNavigator(initialView, (next) => {
      // Where it could not be fetched before, once more.
      prefetch(next);
      show(next);
    });
    return { navigator, follow: () => followLinks(navigator.open, prefetch) };
  });
  const { navigator, follow } = parts;
  // Layout effects: before `ModalDialog` reports a dialog that was opened before the script came.
  useLayoutEffect(() => navigator.listen(prerendered), [navigator, prerendered]);
  useLayoutEffect(follow, [follow]);
  return navigator;
}
