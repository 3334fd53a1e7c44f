import portraitOf from '@pictures/portraits';
import { words } from '#words/words.ts';
import type { Leader } from '../../content/schema/schema.ts';
import { lettersHref } from '../navigation/routes.ts';
import { NextSteps } from './NextSteps.tsx';
import { Photo } from './Photo.tsx';
import { EndBand } from './ReadingPage.tsx';
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

/** Ends a view with a leader's words, and leads on, to all letters too. */
export function EndVoice({ leader }: { leader: Leader | undefined }) {
  if (!leader) return <NextSteps className="content pb-20" />;
  const letters = (
    <a href={lettersHref} className="link">
      {words.nextSteps.letters}
    </a>
  );
  return (
    <EndBand more={letters}>
      <Voice
        leader={leader}
        className="items-center gap-8 sm:flex"
        faceClassName="mb-4 size-32 shrink-0 bg-sea sm:mb-0 sm:size-52"
        sizes="13rem"
      />
    </EndBand>
  );
}
