import { useEffect, useState } from 'react';

/** The part of the window in which a section counts as read: above the middle, and under where a link leads to. */
const READING_BAND = '-25% 0px -50% 0px';

/**
 * Which of a page's sections the visitor is reading.
 *
 * @param ids ids of the sections' elements, in their order
 * @returns the index of the section, -1 above the first
 */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(-1);
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = order.findIndex((id) => inBand.has(id));
        if (first >= 0 || window.scrollY === 0) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
