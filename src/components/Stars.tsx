import { words } from '@content/words.ts';
import { Star } from 'lucide-react';

/** A rating out of five, as stars and in words. */
export function Stars({ count, className = '' }: { count: 5; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-0.5 ${className}`}>
      <span className="sr-only">{words.rating}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars that never change place
        <Star key={index} aria-hidden="true" data-star className="size-5 fill-marigold text-marigold" />
      ))}
    </p>
  );
}
