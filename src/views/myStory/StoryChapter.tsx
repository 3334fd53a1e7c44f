import type { Chapter } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';
import { sceneOf } from '../../components/sceneOf.ts';
import { Text } from '../../components/Text.tsx';
import { Paragraphs } from '../../components/TextSection.tsx';

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
            <TurnWords words={turn.words} isAlone={!turn.picture} />
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

/** Sets the words in two steps, and their last one huge and leaning, so that *run.* runs; a longer last word is too wide. */
function TurnWords({ words, isAlone }: { words: string; isAlone: boolean }) {
  const [last = '', ...others] = words.split(' ').reverse();
  const before = others.reverse();
  if (!isAlone || !/^\p{Script=Latin}{1,4}\P{L}*$/u.test(last) || before.length < 2)
    return <Text as="p" className="turn-words" text={words} />;
  const half = Math.ceil(before.length / 2);
  return (
    <p className="turn-runs">
      <span>{before.slice(0, half).join(' ')} </span>
      <span>{before.slice(half).join(' ')} </span>
      <span>{last}</span>
    </p>
  );
}

/** The paragraphs before and after a sentence that is in one of them. */
function splitAt(paragraphs: readonly string[], words: string): string[][] {
  const [before = '', ...after] = paragraphs.join('\n\n').split(words);
  return [before, after.join(words)].map((half) => half.trim().split('\n\n').filter(Boolean));
}
