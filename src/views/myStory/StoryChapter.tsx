import sceneOf from '@pictures/scenes';
import type { Chapter } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { Paragraphs, splitAt } from '../../components/TextSection.tsx';

type StoryChapterProps = { chapter: Chapter; number: number; count: number; isNight: boolean };

/** A chapter across the window: on ink until the story turns, on paper from there. A later turn is on brick; a turn’s picture is beside its words. */
export function StoryChapter({ chapter, number, count, isNight }: StoryChapterProps) {
  const { id, title, picture, pull, turn, paragraphs } = chapter;
  const [before = [], after = []] = turn ? splitAt(paragraphs, turn.words) : [paragraphs, []];
  return (
    <section id={id} className="story clip-sideways">
      <div className={`row-start-1 ${isNight ? `night ${turn ? 'bg-steel' : ''}` : ''}`}>
        <div className="content chapter">
          <p aria-hidden="true" className="chapter-course">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change place
              <span key={index}>{index === number - 1 && number}</span>
            ))}
          </p>
          <Text
            as="h2"
            className="mb-3 font-extrabold text-section lg:mb-5 print:text-heading"
            text={title}
          />
          {picture && (
            <Photo
              picture={sceneOf(picture.photo)}
              alt={picture.alt}
              sizes="(min-width: 64rem) 60vw, calc(120vw - 3rem)"
              className="chapter-picture"
            />
          )}
          <Paragraphs paragraphs={before} pull={pull} />
        </div>
      </div>
      {turn && (
        <>
          <div className={`turn ${isNight ? '' : 'bg-brick text-paper'}`}>
            <TurnWords turn={turn} />
          </div>
          {turn.picture && (
            <Photo
              picture={sceneOf(turn.picture.photo)}
              alt={turn.picture.alt}
              sizes="(min-width: 64rem) 80vw, 100vw"
              className="turn-picture"
            />
          )}
          <div className="content chapter answer">
            <Paragraphs paragraphs={after} pull={pull} />
          </div>
        </>
      )}
    </section>
  );
}

/** Sets the words in steps, and one of them huge and leaning, so that *run.* runs. */
function TurnWords({ turn }: { turn: NonNullable<Chapter['turn']> }) {
  const { words, huge = '', picture } = turn;
  const [before = '', after] = picture || !huge ? [] : words.split(huge).map((part) => part.trim());
  if (after === undefined) return <Text as="p" className="content turn-words" text={words} />;
  const start = before.split(' ');
  const half = start.length > 3 ? Math.ceil(start.length / 2) : start.length;
  return (
    <p className="turn-runs">
      <span>{start.slice(0, half).join(' ')} </span>
      <span className="turn-step">{start.slice(half).join(' ')} </span>
      <span className="turn-huge">{huge} </span>
      {after && <span>{after}</span>}
    </p>
  );
}
