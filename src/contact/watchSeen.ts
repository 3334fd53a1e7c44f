/**
 * Watches whether the visitor sees an element: it is in the window, and the window in front.
 *
 * @returns ends it, as no longer seen
 */
export function watchSeen(element: Element, onSeen: (seen: boolean) => void): () => void {
  let inWindow = false;
  const tell = () => onSeen(inWindow && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    inWindow = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
    onSeen(false);
  };
}
