import type { MouseEvent } from 'react';
import { Prerendered } from '../components/Prerendered.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { takeClick } from '../navigation/followLinks.ts';
import { testimonials, work } from './home/homeParts.ts';
import { LetterDialog } from './home/LetterDialog.tsx';
import { Videos } from './home/Videos.tsx';

type HomeProps = {
  /** The key of the leader whose letter is open. */
  selectedTestimonial: string | null;
  onSelect: (testimonial: string | null) => void;
};

export function Home({ selectedTestimonial, onSelect }: HomeProps) {
  function openLetter(event: MouseEvent<HTMLElement>) {
    const { target } = event;
    const link =
      target instanceof Element &&
      target.closest('.letter-card')?.querySelector<HTMLAnchorElement>('a[aria-haspopup=dialog]');
    // Words of a card can be selected; where they are pressed, it opens.
    if (!link || !getSelection()?.isCollapsed || !takeClick(event)) return;
    // Safari focuses no link on click, and the dialog gives the focus back to what had it: https://bugs.webkit.org/show_bug.cgi?id=22261
    link.focus();
    onSelect(link.hash.slice(1));
  }
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Prerendered part={work} />
      <Videos />
      {/* biome-ignore lint/a11y: the links in it are pressed, which the document has and React has not rendered */}
      <section className="bg-paper" onClick={openLetter}>
        <Prerendered part={testimonials} />
        <LetterDialog selectedTestimonial={selectedTestimonial} onClosed={() => onSelect(null)} />
      </section>
    </main>
  );
}
