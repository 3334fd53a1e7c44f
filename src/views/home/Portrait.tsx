import portraitOf from '@pictures/portraits?w=192;384;576;768';
import type { Leader } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';

type PortraitProps = { leader: Leader; sizes?: string; className?: string };

export function Portrait({ leader: { portrait, alt }, sizes = '96px', ...rest }: PortraitProps) {
  return <Photo picture={portraitOf(portrait)} alt={alt} sizes={sizes} {...rest} />;
}
