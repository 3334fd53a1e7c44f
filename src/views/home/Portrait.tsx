import portraitOf from '@pictures/portraits?w=192;288';
import type { Leader } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';

type PortraitProps = { leader: Leader; className: string };

export function Portrait({ leader: { portrait, alt }, className }: PortraitProps) {
  return (
    <Photo
      picture={portraitOf(portrait)}
      alt={alt}
      sizes="96px"
      className={`max-w-1/2 shrink-0 rounded-sm ${className}`}
    />
  );
}
