import type { MouseEvent } from 'react';
import type { Leader } from '../../../content/schema/schema.ts';
import { Stars } from '../../components/Stars.tsx';
import { Text } from '../../components/Text.tsx';
import { takeClick } from '../../navigation/followLinks.ts';
import { lettersHref } from '../../navigation/routes.ts';
import { Letter } from './lazyLetter.ts';
import { Portrait } from './Portrait.tsx';

export type TestimonialCardProps = {
  leader: Leader;
  /** Sets the excerpt in larger type. */
  wide: boolean;
  /** Opens the letter. */
  onSelect: (testimonial: string) => void;
};

/** The whole card is one link, to the letter's dialog or, without the script, its document. */
export function TestimonialCard({ leader, wide, onSelect }: TestimonialCardProps) {
  function openLetter(event: MouseEvent<HTMLElement>) {
    if (!takeClick(event)) return;
    // Safari focuses no link on click, and the dialog gives the focus back to what had it: https://bugs.webkit.org/show_bug.cgi?id=22261
    event.currentTarget.focus();
    Letter.prefetch();
    onSelect(leader.key);
  }
  return (
    <article
      aria-labelledby={`${leader.key}-says`}
      className="group relative flex h-full flex-col border border-line px-5 pt-5 pb-2 print:border-0 print:border-t-2 print:px-0 print:py-2 hover:border-ink hover:bg-stone md:px-6 md:pt-6 md:pb-4"
    >
      <div className="flex items-start gap-4 md:min-h-28 print:min-h-0">
        <Portrait leader={leader} className="size-20 md:size-24 print:size-16" />
        <div className="min-w-0">
          <Text as="h3" id={`${leader.key}-says`} className="font-bold text-item" text={leader.name} />
          <Text as="p" className="mt-1 text-slate" text={leader.role} />
          <Stars className="mt-1 md:mt-2" />
        </div>
      </div>
      <Text
        as="blockquote"
        className={`mt-3 mb-1 font-serif md:mt-5 md:mb-4 print:my-2 ${wide ? 'text-reading lg:text-quote print:text-reading' : 'text-reading'}`}
        text={`“${leader.excerpt}”`}
      />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
        <a
          id={`${leader.key}-letter`}
          href={`${lettersHref}#${leader.key}`}
          aria-haspopup="dialog"
          onClick={openLetter}
          aria-labelledby={`${leader.key}-letter ${leader.key}-says`}
          className="card-action print:hidden flex min-h-target items-center font-semibold text-brick underline underline-offset-4 group-hover:text-brick-dark"
        >
          Read the letter
        </a>
      </div>
    </article>
  );
}
