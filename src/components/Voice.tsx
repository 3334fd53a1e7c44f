import portraitOf from '@pictures/portraits';
import { words } from '#words/words.ts';
import type { Leader } from '../../content/schema/schema.ts';
import { lettersHref } from '../navigation/routes.ts';
import { NextSteps } from './NextSteps.tsx';
import { Photo } from './Photo.tsx';
import { EndBand } from './ReadingPage.tsx';
import { markForeign, Text } from './Text.tsx';

type VoiceProps = { leader: Leader; large?: boolean };

const usual = {
  box: 'flex flex-wrap items-center gap-x-4 sm:items-end lg:gap-x-8',
  face: 'size-28 max-w-full bg-sand lg:size-52',
  sizes: '(min-width: 64rem) 13rem, 7rem',
  figure: 'max-w-note flex-[1_1_10rem] lg:max-w-text',
  quote: 'text-field leading-snug lg:text-quote lg:leading-tight',
  caption: 'mt-1 text-small lg:mt-2',
};

const largest = {
  box: 'items-center gap-8 sm:flex',
  face: 'mb-4 size-32 bg-sea sm:mb-0 sm:size-52',
  sizes: '13rem',
  figure: '',
  quote: 'max-w-[24em] text-section',
  caption: 'mt-4',
};

export function Voice({ leader, large = false }: VoiceProps) {
  const { portrait, name, alt = name, excerpt, role } = leader;
  const { box, face, sizes, figure, quote, caption } = large ? largest : usual;
  return (
    <div className={`print:hidden ${box}`}>
      {portrait && (
        <Photo picture={portraitOf(portrait)} alt={alt} sizes={sizes} className={`shrink-0 ${face}`} />
      )}
      <figure className={figure}>
        <Text as="blockquote" className={`text-balance font-serif ${quote}`} text={`“${excerpt}”`} />
        <figcaption className={caption}>
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
      <Voice large leader={leader} />
    </EndBand>
  );
}
