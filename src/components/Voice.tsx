import portraitOf from '@pictures/portraits?w=208;416';
import type { ReactNode } from 'react';
import type { Leader } from '../../content/schema/schema.ts';
import { Photo } from './Photo.tsx';
import { markForeign, Text } from './Text.tsx';

type VoiceProps = { leader: Leader; className?: string; children?: ReactNode };

/** A leader's face beside a sentence of the letter. */
export function Voice({ leader, className = '', children }: VoiceProps) {
  const { portrait, name, alt = name, excerpt, role } = leader;
  return (
    <div className={`flex flex-wrap items-end gap-x-4 print:hidden ${className}`}>
      {portrait && (
        <Photo
          picture={portraitOf(portrait)}
          alt={alt}
          sizes="7rem"
          className="size-28 max-w-full shrink-0 bg-sand"
        />
      )}
      <figure className="max-w-note flex-[1_1_10rem]">
        <Text
          as="blockquote"
          className="text-balance font-serif text-field leading-snug"
          text={`“${excerpt}”`}
        />
        <figcaption className="mt-1 text-small lg:mt-2">
          <strong>{markForeign(name)}</strong>, {markForeign(role)}. {children}
        </figcaption>
      </figure>
    </div>
  );
}
