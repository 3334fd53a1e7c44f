import { about } from '@content/about';
import { answers } from '@content/answers';
import pictureOf from '@pictures/founders';
import { readingWords } from '#words/readingWords.ts';
import { unwrap } from '../../../content/fact.ts';
import type { Courses, Wall as WallWords } from '../../../content/schema/schema.ts';
import { views } from '../../../content/views.ts';
import { FactText } from '../../components/Example.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { TitlePicture } from '../../components/Page.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { sectionsOf, TextSection } from '../../components/TextSection.tsx';
import { Verse } from '../../components/Verse.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import './about.css';

/** The section of which My Story tells the rest. */
const BURDEN = 'a-burden-that-birthed-a-vision';

export function About() {
  const { sections } = about;
  return (
    <ReadingPage
      title={views.about.heading}
      content={about}
      intro={about.intro}
      beside={
        <>
          <TitlePicture picture={pictureOf(about.photo)} alt={about.alt} />
          <div className="founders">
            {about.founders.map((founder) => (
              <div key={unwrap(founder.name)}>
                <h2 className="font-bold text-item">
                  <FactText fact={founder.name} />
                </h2>
                <Text as="p" className="text-mist" text={founder.role} />
                <Text as="p" className="mt-2 max-w-note" text={founder.text} />
              </div>
            ))}
          </div>
        </>
      }
      sections={sectionsOf([...sections, whatWeDo])}
      end={<WhatWeDo />}
    >
      {sections.map(({ courses, wall, ...section }) => (
        <TextSection key={section.title} {...section}>
          {courses && <VerseCourses {...courses} />}
          {wall && <Wall {...wall} />}
          {section.id === BURDEN && (
            <ViewLink to="myStory" className="link beside mt-4 inline-block min-h-6 print:hidden">
              {views.myStory.read}
            </ViewLink>
          )}
        </TextSection>
      ))}
      <FrequentQuestions className="beside" questions={answers.about} />
    </ReadingPage>
  );
}

const whatWeDo = { id: 'what-we-do', ...readingWords.whatWeDo };

function WhatWeDo() {
  return (
    <section id={whatWeDo.id} className="print:mt-5 print:border-t-2 print:pt-3">
      <Text as="h2" className="font-bold text-heading" text={whatWeDo.title} />
      <ul className="deeds">
        {(['encouraging', 'equipping', 'enlarging'] as const).map((key) => (
          <li key={key}>
            <Text as="h3" text={whatWeDo[key]} />
            <Text as="p" className="max-w-note text-field print:text-base" text={about.whatWeDo[key]} />
          </li>
        ))}
      </ul>
      <Verse large verse={about.verse} />
    </section>
  );
}

/** Of each course, the brick with the words and those after it. */
const grounds = [
  ['bg-brick-on-ink', 'bg-brick'],
  ['bg-marigold text-ink', 'bg-brick-on-ink'],
  ['bg-brick-on-ink', 'bg-steel'],
];

/** A verse laid across the window, a line to a course; on paper the text before it has the words. */
function VerseCourses({ lines, reference, read }: Courses) {
  return (
    <figure className="across verse-courses mt-12 bg-ink px-0 pt-9 pb-10 text-paper print:mt-0 print:pb-0">
      <blockquote className="print:hidden">
        {lines.map((line, index) => (
          <span key={line}>
            <Text as="span" className={grounds[index]?.[0]} text={line} />{' '}
            <span className={`grow ${grounds[index]?.[1]}`} />
          </span>
        ))}
      </blockquote>
      <figcaption className="px-(--edge) pt-3 print:p-0 font-[550] text-small">
        {reference} · {read}
      </figcaption>
    </figure>
  );
}

/** The years as a wall: the oldest course lies lowest, and each brick with words lies on the one before it. */
function Wall({ title, text, courses }: WallWords) {
  return (
    <div className="across wall mt-12 bg-ink pt-12 text-paper lg:pt-16 print:mt-3 print:pt-0">
      <Text as="h3" className="font-extrabold text-section print:text-item" text={title} />
      <Text as="p" className="mt-2 text-mist print:hidden" text={text} />
      <ol className="print:mt-2 print:grid print:grid-cols-2">
        {courses.map(({ when, words }, index) => (
          <li key={words}>
            <p
              className={`relative z-1 flex min-h-16 flex-col justify-center py-3 pl-4 text-balance font-serif text-lead leading-tight max-sm:text-reading lg:min-h-20 print:block print:min-h-0 print:p-0 print:text-reading ${index === courses.length - 1 ? 'bg-marigold text-ink' : 'bg-brick-on-ink'}`}
            >
              {when && <Text as="span" className="font-[550] font-sans text-small" text={`${when} `} />}
              <Text text={words} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
