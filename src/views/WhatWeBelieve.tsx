import { statementOfFaith } from '@content/beliefs.ts';
import { NextSteps } from '../components/NextSteps.tsx';
import { Page } from '../components/Page.tsx';
import { PrintButton } from '../components/PrintButton.tsx';
import { useCurrentSection } from '../components/useCurrentSection.ts';
import { unwrap } from '../content/fact.ts';
import type { Belief } from '../content/types.ts';

/** The statement of faith: thirteen numbered beliefs, each with its Scripture beside it and an address of its own. */
export function WhatWeBelieve() {
  const beliefs = unwrap(statementOfFaith.beliefs);
  const current = useCurrentSection(beliefs.map((belief) => belief.id));
  const reading = beliefs[current];
  return (
    <Page
      title={statementOfFaith.title}
      intro={statementOfFaith.intro}
      content={statementOfFaith}
      section={reading && `${current + 1}. ${reading.title}`}
      bricks={beliefs.map(() => 'flex-1')}
    >
      <div className="mx-auto max-w-content px-gutter pt-6 pb-20">
        <PrintButton className="mb-10" />
        <ol>
          {beliefs.map((belief, index) => (
            <BeliefItem key={belief.id} belief={belief} number={index + 1} />
          ))}
        </ol>
        <section className="bg-ink p-6 text-paper md:px-18 md:py-10">
          <h2 className="font-bold text-heading">{statementOfFaith.closing.title}</h2>
          <p className="mt-3 max-w-text font-serif text-reading">{statementOfFaith.closing.text}</p>
        </section>
        <NextSteps after="whatWeBelieve" className="mt-12" />
      </div>
    </Page>
  );
}

function BeliefItem({ belief, number }: { belief: Belief; number: number }) {
  return (
    <li id={belief.id} className="below-fold break-inside-avoid">
      <div className="grid grid-cols-[2.5rem_minmax(0,38rem)] items-baseline gap-y-3 border-ink border-t-2 py-6 md:grid-cols-[4.5rem_minmax(0,38rem)] lg:grid-cols-[4.5rem_minmax(0,38rem)_1fr]">
        <span aria-hidden="true" className="font-extrabold text-brick text-heading">
          {number}
        </span>
        <div>
          <h2 className="font-bold text-item">
            <a href={`#${belief.id}`} className="hover:text-brick hover:underline">
              {belief.title}
            </a>
          </h2>
          <p className="mt-3 font-serif text-reading">{belief.text}</p>
        </div>
        <p className="col-start-2 text-slate lg:col-start-3 lg:ml-10 lg:self-stretch lg:border-line lg:border-l lg:pl-6">
          {belief.references.map((reference, index) => (
            <span key={reference} className="block md:inline-block lg:block">
              {reference}
              {index < belief.references.length - 1 && (
                <span className="whitespace-pre max-md:hidden lg:hidden"> · </span>
              )}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
