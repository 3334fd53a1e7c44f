import type { Scripture } from '../model/types.ts';
import { BrickRule } from './BrickRule.tsx';
import { KeepTogether } from './KeepTogether.tsx';

/** Words of Scripture as a cornerstone beside the text. */
export function Verse({ verse }: { verse: Scripture }) {
  return (
    <figure className="max-w-text border-ink border-t-2 pt-6">
      <BrickRule bricks={['w-1/12', 'w-1/12']} className="mb-5" />
      <blockquote className="text-pretty font-serif text-quote lg:text-lead print:text-lead">
        <KeepTogether text={verse.text} />
      </blockquote>
      <figcaption className="mt-3 text-slate">{verse.reference}</figcaption>
    </figure>
  );
}
