import { words } from '#words/words.ts';
import { Text } from '../../components/Text.tsx';

/** Five, each 24 by 24 with a stroke of 2. */
const STARS = [12, 38, 64, 90, 116]
  .map((x) => `M${x} 3l2.8 5.8 6.4.9-4.6 4.5 1.1 6.4-5.7-3-5.7 3 1.1-6.4-4.6-4.5 6.4-.9z`)
  .join('');

/** The testimonials always carry five (specification, section 3): small, on the line of the role. */
export function RoleAndStars({ role, className = '' }: { role: string; className?: string }) {
  return (
    <div className={`mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 leading-tight ${className}`}>
      <Text as="p" text={role} />
      <p>
        <span className="sr-only">{words.rating}</span>
        <svg
          viewBox="0 0 130 24"
          aria-hidden="true"
          className="h-2.5 fill-current stroke-2 stroke-current [stroke-linejoin:round]"
        >
          <path d={STARS} />
        </svg>
      </p>
    </div>
  );
}
