import { whatWeBelieve } from '@content/whatWeBelieve';
import { readingWords } from '#words/readingWords.ts';
import { words } from '#words/words.ts';
import type { Scripture } from '../../../content/schema/schema.ts';
import { views } from '../../../content/views.ts';
import { PrintButton } from '../../components/PrintButton.tsx';
import { PulledText } from '../../components/PulledText.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { SectionCourse } from '../../components/SectionCourse.tsx';
import { Text } from '../../components/Text.tsx';
import { Verse } from '../../components/Verse.tsx';

const { beliefs, pauses, intro, closing } = whatWeBelieve;

export function WhatWeBelieve() {
  return (
    <ReadingPage
      title={views.whatWeBelieve.heading}
      intro={intro}
      content={whatWeBelieve}
      sections={beliefs}
      rule={<SectionCourse label={readingWords.beliefs} sections={beliefs} />}
      end={
        <section className="break-inside-avoid print:border-t-2 print:py-4">
          <Wall count={beliefs.length} className="-mt-14 mb-16 lg:-mt-22" />
          <h2 className="font-extrabold text-section print:text-heading">{closing.title}</h2>
          <Text
            as="p"
            className="mt-4 max-w-text text-balance font-serif text-quote print:text-reading"
            text={closing.text}
          />
        </section>
      }
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p id="passages" className="text-slate">
          {words.passages}
        </p>
        <PrintButton />
      </div>
      <ol className="not-print:@container">
        {beliefs.map((belief, index) => (
          <li key={belief.id} id={belief.id}>
            <div className="belief">
              <h2 className="font-bold text-item">
                <span className="text-brick">{index + 1}</span>{' '}
                <a href={`#${belief.id}`} className="hover:text-brick hover:underline">
                  <Text text={belief.title} />
                </a>
              </h2>
              <p className="font-serif text-reading">
                <PulledText text={belief.text} pull={/^.+?[.!?](?=\s)/su.exec(belief.text)?.[0]} />
              </p>
              <p className="flex flex-wrap gap-x-1 text-slate">
                {belief.references.map(({ reference, page }) => (
                  <a
                    key={reference}
                    // Plain pages without a script, in the public domain.
                    href={`https://ebible.org/web/${page.replace('#', '.htm#V')}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-describedby="passages"
                    className="py-1.5 pr-2 underline decoration-line underline-offset-4 hover:text-brick @xl:py-0 print:p-0 print:no-underline"
                  >
                    {reference}
                  </a>
                ))}
              </p>
            </div>
            {index % 3 === 2 && pauses?.[(index - 2) / 3] && (
              <Wall
                count={index + 4 > beliefs.length ? 0 : index + 1}
                className="-mb-0.5"
                verse={pauses[(index - 2) / 3]}
              />
            )}
          </li>
        ))}
      </ol>
    </ReadingPage>
  );
}

type WallProps = { count: number; className: string; verse?: Scripture };

/**
 * Lays the beliefs so far as a wall, three to a course, the first ones lowest; joints of one course never lie on those of the next.
 *
 * @param count of beliefs; none where the whole wall is near
 * @param verse one to rest at, above it
 */
function Wall({ count, className, verse }: WallProps) {
  return (
    <div className={`across bg-ink pt-12 text-paper print:hidden [&_figcaption]:text-mist ${className}`}>
      {verse && <Verse large verse={verse} className={count > 0 ? 'mb-8' : 'mb-12'} />}
      <ol aria-hidden="true" className="course flex flex-wrap-reverse gap-1">
        {beliefs.slice(0, count).map(({ id, title }, index) => (
          <li key={id} className="grow basis-1/5 even:basis-[38%]">
            <a href={`#${id}`} tabIndex={-1} className="brick brick-named">
              {index + 1}
              <span className="max-sm:sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
