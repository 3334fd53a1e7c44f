/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Has what is below the fold laid out like all the rest (`below-fold` in styles.css). */
export function settle(): void {
  document.documentElement.classList.add('settled');
}

/** Lets a view be shown before what is below its fold has been laid out, which follows when idle. */
export function settleWhenIdle(): void {
  document.documentElement.classList.remove('settled');
  // Not in the time left before the frame that shows it.
  requestAnimationFrame(() => whenIdle(settle));
}
