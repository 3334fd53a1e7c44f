import { useEffectEvent, useLayoutEffect } from 'react';
import { Prerendered } from '../components/Prerendered.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { takeClick } from '../navigation/followLinks.ts';
import { testimonials, work } from './home/homeParts.ts';
import { LetterDialog } from './home/LetterDialog.tsx';
import { Videos } from './home/Videos.tsx';

type HomeProps = {
  /** The key of the leader whose letter is open. */
  selected: string | null;
  onSelect: (leader: string | null) => void;
};

export function Home({ selected, onSelect }: HomeProps) {
  const openLetter = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[aria-haspopup=dialog]');
    if (!link || !takeClick(event)) return;
    // Safari focuses no link on click, and the dialog gives the focus back to what had it: https://bugs.webkit.org/show_bug.cgi?id=22261
    link.focus();
    onSelect(link.hash.slice(1));
  });
  // On the window, as of all links: React has not rendered the cards.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => openLetter(event);
    addEventListener('click', listener);
    return () => removeEventListener('click', listener);
  }, []);
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Prerendered part={work} />
      <Videos />
      <section className="bg-paper">
        <Prerendered part={testimonials} />
        <LetterDialog leader={selected} onClosed={() => onSelect(null)} />
      </section>
    </main>
  );
}
