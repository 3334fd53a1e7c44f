import { useEffect, useState } from 'react';

/** A section counts once its top is in the window's upper third or above. */
const ROOT_MARGIN = '1000000px 0px -67% 0px';

/** Scroll spy: the index of the current section, -1 above the first. */
export function useCurrentSection(sections: readonly { id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const order = ids.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLastIndex((id) => begun.has(id)));
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
