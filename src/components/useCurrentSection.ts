import { useEffect, useState } from 'react';

/** A section is read once it begins in the window's upper third, or above it; a link to it leads there. */
const BEGUN = '1000000px 0px -67% 0px';

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
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLastIndex((id) => begun.has(id)));
      },
      { rootMargin: BEGUN },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
