import sceneOf from '@pictures/scenes';
import type { Chapter } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { Paragraphs, splitAt } from '../../components/TextSection.tsx';

type StoryChapterProps = { chapter: Chapter; number: number; count: number; isNight: boolean };

/** A chapter across the window: on ink until the story turns, on paper from there. A later turn is on brick. */
export function StoryChapter({ chapter, number, count, isNight }: StoryChapterProps) {
  const { id, title, picture, pull, turn, paragraphs } = chapter;
  const [before = [], after = []] = turn ? splitAt(paragraphs, turn.words) : [paragraphs, []];
  // The picture is beside the first paragraphs, or beside those after a pulled line that comes early.
  const pulled = pull ? before.findIndex((paragraph) => paragraph.includes(pull)) + 1 : 0;
  const lead = picture && pulled <= before.length / 2 ? before.slice(0, pulled) : [];
  return (
    <section id={id} className="clip-sideways">
      <div className={isNight ? `night ${turn ? 'bg-steel' : ''}` : ''}>
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
          {lead.length > 0 && <Paragraphs paragraphs={lead} pull={pull} />}
          {picture && (
            <Photo
              picture={sceneOf(picture.photo)}
              alt={picture.alt}
              sizes="(min-width: 64rem) 49vw, calc(120vw - 3rem)"
              className="chapter-picture"
            />
          )}
          <Paragraphs paragraphs={before.slice(lead.length)} pull={pull} />
        </div>
      </div>
      {turn && (
        <>
          <div className={`turn ${isNight ? '' : 'bg-brick text-paper'}`}>
            <TurnWords turn={turn} />
            {turn.picture && (
              <Photo
                picture={sceneOf(turn.picture.photo)}
                alt={turn.picture.alt}
                sizes="(min-width: 64rem) 67vw, (min-width: 40rem) 53vw, 88vw"
                className="aspect-4/3 size-full print:hidden"
              />
            )}
          </div>
          <div className="content chapter">
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
  if (after === undefined) return <Text as="p" className="turn-words" text={words} />;
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
