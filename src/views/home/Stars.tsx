import { words } from '#words/words.ts';

/** Five, each 24 by 24 with a stroke of 2. */
const STARS = [12, 38, 64, 90, 116]
  .map((x) => `M${x} 3l2.8 5.8 6.4.9-4.6 4.5 1.1 6.4-5.7-3-5.7 3 1.1-6.4-4.6-4.5 6.4-.9z`)
  .join('');

/** The testimonials always carry five (specification, section 3). */
export function Stars({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      <span className="sr-only">{words.rating}</span>
      <svg
        viewBox="0 0 130 24"
        aria-hidden="true"
        className="h-3.5 max-w-full fill-current stroke-2 stroke-current [stroke-linejoin:round]"
      >
        <path d={STARS} />
      </svg>
    </p>
  );
}
