import portraitOf from '@pictures/portraits';
import type { Leader } from '../../content/schema/schema.ts';
import { Photo } from './Photo.tsx';
import { markForeign, Text } from './Text.tsx';

type VoiceProps = { leader: Leader; className: string; faceClassName: string; sizes: string };

/** A leader's face and words; each view lays them out. */
export function Voice({ leader, className, faceClassName, sizes }: VoiceProps) {
  const { portrait, name, alt = name, excerpt, role } = leader;
  return (
    <div className={`print:hidden ${className}`}>
      {portrait && <Photo picture={portraitOf(portrait)} alt={alt} sizes={sizes} className={faceClassName} />}
      <figure>
        <Text
          as="blockquote"
          className="max-w-[24em] text-balance font-serif text-section"
          text={`“${excerpt}”`}
        />
        <figcaption className="mt-4">
          <strong>{markForeign(name)}</strong>, {markForeign(role)}.
        </figcaption>
      </figure>
    </div>
  );
}
