import { useLayoutEffect, useState } from 'react';
import type { View } from '../views.ts';
import { followLinks } from './followLinks.ts';
import { createNavigator } from './navigator.ts';

/**
 * History and links of `App`.
 *
 * @param prerendered whether the document already shows the view
 */
export function useNavigator(
  initialView: View,
  prerendered: boolean,
  show: (view: View) => void,
  prefetch: (view: View) => void,
) {
  const [parts] = useState(() => {
    const navigator = createNavigator(initialView, (next) => {
      // Retries a view that failed to load before.
      prefetch(next);
      show(next);
    });
    return { navigator, follow: () => followLinks(navigator.open, prefetch) };
  });
  const { navigator, follow } = parts;
  // Layout effects run before `ModalDialog` reports a dialog that was opened before hydration.
  useLayoutEffect(() => navigator.listen(prerendered), [navigator, prerendered]);
  useLayoutEffect(follow, [follow]);
  return navigator;
}
