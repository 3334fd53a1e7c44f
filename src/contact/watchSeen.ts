/**
 * Reports whether an element is in the viewport of a visible page.
 *
 * @returns unsubscribes, and reports that it is not
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
