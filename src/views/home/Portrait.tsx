import portraitOf from '@pictures/portraits?w=192;288';
import { Photo } from '../../components/Photo.tsx';
import type { Leader } from '../../model/schema.ts';

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
