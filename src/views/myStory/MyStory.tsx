import { answers } from '@content/answers';
import { myStory } from '@content/myStory';
import coverOf from '@pictures/story';
import { readingWords } from '#words/readingWords.ts';
import { views } from '../../../content/views.ts';
import { FactText } from '../../components/Example.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { Page } from '../../components/Page.tsx';
import { Photo } from '../../components/Photo.tsx';
import { EndBand } from '../../components/ReadingPage.tsx';
import { SectionCourse } from '../../components/SectionCourse.tsx';
import { Text } from '../../components/Text.tsx';
import { sectionsOf } from '../../components/TextSection.tsx';
import { useCurrentSection } from '../../components/useBrowser.ts';
import { Verse } from '../../components/Verse.tsx';
import { StoryChapter } from './StoryChapter.tsx';
import './myStory.css';

const { sections } = myStory;
const [kicker, title] = views.myStory.heading.split(' – ');
const chapters = sectionsOf(sections);
const turningPoint = sections.findIndex(({ turn }) => turn);

const wordCount = sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/)).length;

export function MyStory() {
  return (
    <Page head={<Head />} content={myStory} sections={chapters} current={useCurrentSection(chapters)}>
      {sections.map((chapter, index) => (
        <StoryChapter
          key={chapter.title}
          chapter={chapter}
          number={index + 1}
          count={sections.length}
          isNight={index <= turningPoint}
        />
      ))}
      <div className="content chapter pt-0">
        <p className="break-inside-avoid text-field">
          <span className="block font-extrabold text-heading print:text-item">
            <FactText fact={myStory.signature.name} />
          </span>
          <Text as="span" className="text-slate" text={myStory.signature.role} />
        </p>
      </div>
      <EndBand>
        <Verse large verse={myStory.verse} />
        <FrequentQuestions
          className="text-field lg:mt-16 lg:max-w-none lg:[&_dl]:grid lg:[&_dl]:grid-cols-2 lg:[&_dl]:gap-x-16 print:text-base"
          questions={answers.myStory}
        />
      </EndBand>
    </Page>
  );
}

/** The picture with the title on its dark side, and the chapters as the course under it. */
function Head() {
  return (
    <div className="clip-sideways">
      <div className="story-head">
        <Photo
          first
          picture={coverOf(myStory.cover)}
          alt={myStory.alt}
          sizes="(min-width: 64rem) 75vw, 112vw"
          className="story-picture"
        />
        <div className="content flex w-full items-center max-lg:py-6 print:py-0">
          <div className="relative lg:max-w-[clamp(22rem,33vw,24rem)] lg:bg-ink lg:py-6">
            {/* The dash is for screen readers only. */}
            <h1
              tabIndex={-1}
              className="max-w-[8.5em] font-extrabold text-title lg:max-xl:text-[calc(var(--display,1)*3.25rem)] print:max-w-none print:text-section"
            >
              <span className="block text-item text-marigold print:inline print:[font-size:inherit]">
                {kicker} <span className="not-print:opacity-0">–</span>
              </span>{' '}
              {title}
            </h1>
            <Text
              as="p"
              className="mt-4 whitespace-pre-line text-balance font-serif text-digits lg:mt-6 print:mt-2 print:text-lead"
              text={myStory.pullLine}
            />
            <p className="mt-4 font-semibold text-mist lg:mt-6 print:mt-1">
              {readingWords.length(chapters.length, wordCount)}
            </p>
          </div>
        </div>
      </div>
      <div className="night">
        <div className="content">
          <SectionCourse label={readingWords.chapters} sections={chapters} />
          <Text as="p" className="pt-10 font-serif text-lead lg:pt-16 print:pt-4" text={myStory.intro} />
        </div>
      </div>
    </div>
  );
}
