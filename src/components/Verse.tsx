import type { Scripture } from '../../content/schema/schema.ts';
import { Text } from './Text.tsx';

type VerseProps = { verse: Scripture; large?: boolean; className?: string };

/** Scripture, beside a text or `large` across the window: the marigold rule marks it. */
export function Verse({ verse, large = false, className = '' }: VerseProps) {
  const size = large
    ? 'max-w-[24em] text-balance text-section leading-tight print:text-field'
    : 'max-w-text text-field not-print:sm:max-lg:text-quote';
  return (
    <figure className={`border-marigold border-l-4 pl-4 max-[22rem]:pl-2 print:mt-6 ${className}`}>
      <Text as="blockquote" className={`font-serif ${size}`} text={verse.text} />
      <figcaption className="mt-3 text-slate [word-spacing:0.1em]">{verse.reference}</figcaption>
    </figure>
  );
}
