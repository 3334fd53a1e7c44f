/**
 * Runs in the page, inlined by the build, so it stands alone. Fetches the app's script only after the largest
 * paint, or at the visitor's first press, so that it does not compete with what is read first.
 *
 * @param entry address of the app's script
 */
export function startScript(entry: string): void {
  /** The bound for browsers that do not report their largest paint, after `load`, in ms. */
  const WAIT_AFTER_LOAD = 2500;
  const page = document.documentElement;
  const presses = ['pointerdown', 'keydown', 'click'] as const;
  let started = false;
  let pressed: HTMLElement | null = null;

  function start() {
    if (started) return;
    // The app takes over the whole page, and needs all of it.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    started = true;
    import(/* @vite-ignore */ entry).then(
      () => {
        page.classList.remove('opening');
        for (const press of presses) removeEventListener(press, onPress, true);
        // A press on a button that could not act yet is not lost.
        if (pressed?.isConnected) pressed.click();
      },
      () => {
        page.classList.remove('opening');
        page.classList.add('start-failed');
        page.querySelector('.start-failure button')?.addEventListener('click', () => location.reload());
      },
    );
  }
  function onPress(event: Event) {
    if (event.type === 'click') {
      pressed = (event.target as Element).closest('#root button');
      // A link leads away before the app can keep where the visitor was (src/navigation/useHistoryMirror.ts).
      history.replaceState({ id: Math.random(), ...history.state, scroll: scrollY }, '');
    }
    start();
  }
  for (const press of presses) addEventListener(press, onPress, true);
  function onMove() {
    page.classList.add('moved'); // src/navigation/useHistoryMirror.ts
    start();
  }
  addEventListener('hashchange', onMove, { once: true });

  // A link to another view: the home view must not flash first.
  if (location.hash.length > 1 && location.hash !== '#home') {
    page.classList.add('opening');
    start();
  }
  addEventListener('load', () => setTimeout(start, WAIT_AFTER_LOAD));
  try {
    new PerformanceObserver(() => setTimeout(start)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  } catch {
    // The bound above starts it.
  }
}
