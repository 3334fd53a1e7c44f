import { words } from '../words.ts';

/** In a field of 24 by 24, from its top; its edge is rounded by a line of 2. */
const OUTLINE = 'l2.8 5.8 6.4.9-4.6 4.5 1.1 6.4-5.7-3-5.7 3 1.1-6.4-4.6-4.5 6.4-.9z';

/** The testimonials always carry five (specification, section 3). */
export function Stars({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      <span className="sr-only">{words.rating}</span>
      <svg
        viewBox="0 0 130 24"
        aria-hidden="true"
        className="h-5 max-w-full fill-marigold stroke-2 stroke-current text-marigold [stroke-linejoin:round]"
      >
        {Array.from({ length: 5 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars that never change place
          <path key={index} data-star d={`M${12 + index * 26} 3${OUTLINE}`} />
        ))}
      </svg>
    </p>
  );
}
