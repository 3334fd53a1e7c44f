import type { Scripture } from '../../content/schema/schema.ts';
import { Text } from './Text.tsx';

/** Scripture beside a text: the marigold rule marks it. */
export function Verse({ verse, className = '' }: { verse: Scripture; className?: string }) {
  return (
    <figure className={`max-w-text border-marigold border-l-4 pl-4 print:mt-6 ${className}`}>
      <Text as="blockquote" className="font-serif text-field sm:max-lg:text-quote" text={verse.text} />
      <figcaption className="mt-3 text-slate">{verse.reference}</figcaption>
    </figure>
  );
}
