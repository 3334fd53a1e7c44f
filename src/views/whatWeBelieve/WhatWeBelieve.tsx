import { whatWeBelieve } from '@content/whatWeBelieve';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Page } from '../../components/Page.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { Text } from '../../components/Text.tsx';
import { useCurrentSection } from '../../components/useCurrentSection.ts';
import { words } from '../../words.ts';

const { beliefs, intro, closing } = whatWeBelieve;

/** The statement of faith: thirteen numbered beliefs, each with its Scripture beside it and an address of its own. */
export function WhatWeBelieve() {
  const current = useCurrentSection(beliefs);
  return (
    <Page
      title="Statement of Faith"
      intro={intro}
      content={whatWeBelieve}
      sections={beliefs}
      current={current}
      rule={<BeliefCourse />}
    >
      <div className="mx-auto max-w-content px-gutter pt-6 pb-20 print:pb-0">
        <Index />
        <PrintButton className="mb-10" />
        <ol>
          {beliefs.map((belief, index) => (
            <BeliefItem key={belief.id} belief={belief} number={index + 1} />
          ))}
        </ol>
        <section className="break-inside-avoid max-md:-mx-gutter bg-ink px-gutter py-6 text-paper md:px-18 md:py-10 print:border-ink print:border-t-2 print:px-0 print:py-4">
          <h2 className="font-bold text-heading">{closing.title}</h2>
          <Text as="p" className="mt-3 max-w-text text-balance font-serif text-reading" text={closing.text} />
        </section>
        <NextSteps className="mt-12" />
      </div>
    </Page>
  );
}

function toneOf(index: number): string {
  // The last brick overflows to the window's edge.
  if (index === beliefs.length - 1)
    return 'bg-marigold text-ink after:absolute after:inset-y-0 after:left-full after:w-screen after:bg-marigold';
  return index % 2 ? 'bg-brick-dark text-paper' : 'bg-brick text-paper';
}

/** The course under the title: thirteen numbered bricks, each a link to its belief. */
function BeliefCourse() {
  return (
    <nav aria-label={words.onThisPage} className="print:hidden">
      <ol className="course grid grid-cols-7 gap-1 md:grid-cols-13">
        {beliefs.map(({ id, title }, index) => (
          <li key={id} className="max-md:last:col-span-2">
            <a
              href={`#${id}`}
              className={`relative block text-center font-bold text-small leading-6 hover:underline lg:leading-7 ${toneOf(index)}`}
            >
              {index + 1}
              <span className="sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The names of the beliefs in wide windows, for the mouse only: assistive technology has them from the bricks. */
function Index() {
  return (
    <ol aria-hidden="true" className="mb-8 hidden columns-3 gap-12 lg:block print:hidden">
      {beliefs.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} tabIndex={-1} className="flex gap-3 py-1 hover:text-brick hover:underline">
            <span className="w-6 text-right font-bold text-brick">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function BeliefItem({ belief, number }: { belief: (typeof beliefs)[number]; number: number }) {
  return (
    <li id={belief.id} className="break-inside-avoid">
      <div className="grid grid-cols-[2.5rem_minmax(0,38rem)] items-baseline gap-y-3 border-ink border-t-2 py-6 md:grid-cols-[4.5rem_minmax(0,38rem)] lg:grid-cols-[4.5rem_minmax(0,38rem)_1fr] print:grid-cols-[2.5rem_minmax(0,1fr)_11rem] print:py-3">
        <span className="font-extrabold text-brick text-heading">{number}</span>
        <div>
          <h2 className="font-bold text-item">
            <a href={`#${belief.id}`} className="hover:text-brick hover:underline">
              <Text text={belief.title} />
            </a>
          </h2>
          <Text as="p" className="mt-3 font-serif text-reading" text={belief.text} />
        </div>
        <p className="col-start-2 text-slate lg:col-start-3 lg:ml-10 lg:self-stretch lg:border-line lg:border-l lg:pt-2.5 lg:pl-6 print:pt-0 print:col-start-3 print:ml-6">
          {belief.references.map((reference, index) => (
            <span key={reference} className="inline-block lg:block print:block">
              {reference}
              {index < belief.references.length - 1 && (
                <span className="whitespace-pre lg:hidden print:hidden">; </span>
              )}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
