import portraitOf from '@pictures/portraits?w=192;416';
import { words } from '#words/words.ts';
import type { Leader } from '../../../content/schema/schema.ts';
import { EndBand } from '../../components/EndBand.tsx';
import { Photo } from '../../components/Photo.tsx';
import { markForeign, Text } from '../../components/Text.tsx';
import { lettersHref } from '../../navigation/routes.ts';

/** The end of a view: a leader's words and face, and the way to the letters. */
export function LeaderVoice({ leader }: { leader: Leader }) {
  const { portrait, name, alt = name, excerpt, role } = leader;
  return (
    <EndBand
      more={
        <a href={lettersHref} className="link">
          {words.nextSteps.letters}
        </a>
      }
    >
      <div className="items-center gap-8 sm:flex print:hidden">
        {portrait && (
          <Photo
            picture={portraitOf(portrait)}
            alt={alt}
            sizes="13rem"
            className="mb-4 size-32 shrink-0 bg-sea sm:mb-0 sm:size-52"
          />
        )}
        <figure>
          <Text
            as="blockquote"
            className="max-w-[24em] text-balance font-serif text-section"
            text={`“${excerpt}”`}
          />
          <figcaption className="mt-4">
            <strong>{markForeign(name)}</strong> <Text as="span" className="block text-slate" text={role} />
          </figcaption>
        </figure>
      </div>
    </EndBand>
  );
}
