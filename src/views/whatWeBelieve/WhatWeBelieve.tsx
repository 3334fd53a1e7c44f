import { whatWeBelieve } from '@content/whatWeBelieve';
import sceneOf from '@pictures/scenes';
import type { ReactNode } from 'react';
import { words } from '#words/words.ts';
import { views } from '../../../content/views.ts';
import { TitlePicture } from '../../components/Page.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { firstSentence, PulledText } from '../../components/TextSection.tsx';
import { Verse } from '../../components/Verse.tsx';
import './whatWeBelieve.css';

const { beliefs, pauses, picture, closing } = whatWeBelieve;

export function WhatWeBelieve() {
  return (
    <ReadingPage
      title={views.whatWeBelieve.heading}
      intro={whatWeBelieve.intro}
      content={whatWeBelieve}
      beside={picture && <TitlePicture picture={sceneOf(picture.photo)} alt={picture.alt} />}
      sections={beliefs}
      end={
        <>
          <Wall count={beliefs.length} className="-mt-12 mb-12 lg:-mt-20 print:hidden" />
          <div className="grid break-inside-avoid gap-x-16 gap-y-6 lg:grid-cols-[var(--column)_1fr] print:border-t-2 print:py-4">
            <div>
              <h2 className="font-extrabold text-heading">{closing.title}</h2>
              <Text as="p" className="mt-4 font-serif text-field print:text-reading" text={closing.text} />
            </div>
            <Verse large verse={closing.verse} className="self-start" />
          </div>
        </>
      }
    >
      <div className="-mt-4 mb-6 flex flex-wrap items-center justify-between gap-4 lg:-mt-7 print:hidden">
        <p id="passages" className="flex-[1_1_10rem] text-balance text-slate text-small">
          {words.passages}
        </p>
        <button type="button" onClick={() => window.print()} className="button-quiet shrink-0">
          {words.print}
        </button>
      </div>
      <ol className="-mb-12 print:mb-0">
        {beliefs.map((belief, index) => {
          const pause = index > 0 && index % 3 === 0 && pauses?.[index / 3 - 1];
          return (
            <li key={belief.id}>
              {pause && (
                // Without bricks where all of them come soon.
                <Wall count={index + 2 < beliefs.length ? index : 0} className="print:hidden">
                  <Verse large verse={pause} />
                </Wall>
              )}
              <div id={belief.id} className="belief">
                <h2 className="font-bold text-item not-print:lg:text-heading">
                  <span className="belief-number">{index + 1}</span>{' '}
                  <a href={`#${belief.id}`} className="hover:text-brick hover:underline">
                    <Text text={belief.title} />
                  </a>
                </h2>
                <p className="text-pretty font-serif text-reading not-print:lg:text-lead">
                  <PulledText text={belief.text} pull={firstSentence(belief.text)} />
                </p>
                <p className="flex flex-wrap gap-x-4 [word-spacing:0.1em]">
                  {belief.references.map(({ reference, page }) => (
                    <a
                      key={reference}
                      // Plain pages without a script, in the public domain.
                      href={`https://ebible.org/web/${page.replace('#', '.htm#V')}`}
                      hrefLang="en"
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-describedby="passages"
                      className="py-1.5 underline underline-offset-4 lg:py-0.5 hover:text-brick print:p-0 print:no-underline"
                    >
                      {reference}
                    </a>
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </ReadingPage>
  );
}

type WallProps = { count: number; className: string; children?: ReactNode };

/** Lays the first `count` beliefs as a wall, three to a course, the first ones lowest, under any words to rest at. */
function Wall({ count, className, children }: WallProps) {
  return (
    <div className={`across bg-ink pt-12 text-paper [&_figcaption]:text-mist ${className}`}>
      {children}
      <ol aria-hidden="true" className="course mt-8 flex flex-wrap-reverse gap-1 print:hidden">
        {beliefs.slice(0, count).map(({ id, title }, index) => (
          <li
            key={id}
            className="grow basis-1/5 wrap-break-word nth-[2]:basis-[38%] nth-[6n+4]:basis-[38%] nth-[6n]:basis-[38%] nth-[9]:basis-[38%]"
          >
            <a href={`#${id}`} tabIndex={-1} className="brick brick-named">
              <b className="mr-0.5">{index + 1}</b> <span className="max-sm:hidden">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
