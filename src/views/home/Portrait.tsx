import { leaders } from '@content/leaders';
import portraitOf from '@pictures/portraits';
import type { Leader } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';

/** Backgrounds, in this order; every portrait can be seen on each. */
const tones = [
  'bg-slate text-paper',
  'bg-marigold text-ink',
  'bg-line text-ink',
  'bg-brick text-paper',
  'bg-sea text-ink',
  'bg-steel text-paper',
  'bg-sand text-ink',
];

export const toneOf = (leader: Leader) => tones[leaders.indexOf(leader) % tones.length];

type PortraitProps = { leader: Leader; sizes?: string; className?: string };

export function Portrait({ leader, sizes = '96px', className = '' }: PortraitProps) {
  const { portrait, name, alt = name } = leader;
  const classes = `${toneOf(leader)} ${className}`;
  if (portrait) return <Photo picture={portraitOf(portrait)} alt={alt} sizes={sizes} className={classes} />;
  const names = name.split(' ');
  const initials = [...new Set([names[0], names.at(-1)])].map((each) => each?.match(/^\P{M}\p{M}*/u)?.[0]);
  return (
    <span role="img" aria-label={alt} className={`initials ${classes}`}>
      {initials}
    </span>
  );
}
