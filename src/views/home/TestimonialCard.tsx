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
  /** Opens the letter. */
  onSelect: (testimonial: string) => void;
  className: string;
};

/** A brick of the wall, all of which leads to the letter's dialog or, without the script, its document. */
export function TestimonialCard({ leader, onSelect, className }: TestimonialCardProps) {
  function openLetter(event: MouseEvent<HTMLElement>) {
    const { target, currentTarget } = event;
    const link = currentTarget.querySelector('a');
    // The words can be selected, which ends with a click as well.
    const selects = target !== link && !getSelection()?.isCollapsed;
    if (!link || selects || !takeClick(event)) return;
    // Safari focuses no link on click, and the dialog gives the focus back to what had it: https://bugs.webkit.org/show_bug.cgi?id=22261
    link.focus();
    Letter.prefetch();
    onSelect(leader.key);
  }
  return (
    // biome-ignore lint/a11y: keys press the link in it
    <article
      aria-labelledby={`${leader.key}-says`}
      onClick={openLetter}
      className={`letter-card ${className}`}
    >
      <Text as="blockquote" text={`“${leader.excerpt}”`} />
      <div>
        <Text as="h3" id={`${leader.key}-says`} className="font-bold text-item" text={leader.name} />
        <Text as="p" className="mt-1 leading-tight" text={leader.role} />
        <Stars className="mt-2" />
        <a
          id={`${leader.key}-letter`}
          href={`${lettersHref}#${leader.key}`}
          aria-haspopup="dialog"
          aria-labelledby={`${leader.key}-letter ${leader.key}-says`}
          className="card-action"
        >
          Read the letter
        </a>
      </div>
      <Portrait leader={leader} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 16rem, 100vw" />
    </article>
  );
}
