import { logo } from '@content/site/logo';
import logoOf from '@pictures/logo';
import { ministry } from '#words/words.ts';
import { mark } from './mark.ts';

export const nameBeside = logo?.hasName ? '' : ministry.name;

/** The ministry's own logo on the ground that it needs, or the site's mark. */
export function Logo({ className = '' }: { className?: string }) {
  if (!logo)
    return (
      <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
        <path fill="currentColor" d={mark.bricks} />
        <path className="fill-marigold" d={mark.reaching} />
      </svg>
    );
  const { classes, ...img } = logoOf(logo.picture);
  return (
    <img
      {...img}
      alt={logo.hasName ? ministry.name : ''}
      className={`h-11 w-auto max-w-[min(12rem,50vw)] rounded-sm object-contain p-1 forced-color-adjust-none ${classes ? 'bg-ink print:[filter:invert(1)]' : 'bg-paper'}`}
    />
  );
}
