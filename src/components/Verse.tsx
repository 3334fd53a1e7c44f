import type { Scripture } from '../content/types.ts';

/** Words of Scripture as a cornerstone beside the text. */
export function Verse({ verse }: { verse: Scripture }) {
  return (
    <figure className="border-marigold border-l-8 bg-stone p-6">
      <blockquote className="font-serif text-lead">{verse.text}</blockquote>
      <figcaption className="mt-3 text-slate">{verse.reference}</figcaption>
    </figure>
  );
}
