import type { Scripture } from '../model/types.ts';
import { KeepTogether } from './KeepTogether.tsx';

/** A quotation from Scripture beside the text. */
export function Verse({ verse }: { verse: Scripture }) {
  return (
    <figure className="max-w-text border-marigold border-l-4 pl-5">
      <blockquote className="text-pretty font-serif text-quote lg:text-lead print:text-lead">
        <KeepTogether text={verse.text} />
      </blockquote>
      <figcaption className="mt-3 text-slate">{verse.reference}</figcaption>
    </figure>
  );
}
