import { Page } from '../components/Page.tsx';
import { PrintButton } from '../components/PrintButton.tsx';
import { useCurrentSection } from '../components/useCurrentSection.ts';
import { statementOfFaith } from '../content/beliefs.ts';
import { unwrap } from '../content/fact.ts';
import type { Belief } from '../content/types.ts';
import { hrefOf, sectionId } from '../navigation/places.ts';

/** The statement of faith: thirteen numbered beliefs, each with its Scripture beside it and an address of its own. */
export function WhatWeBelieve() {
  const beliefs = unwrap(statementOfFaith.beliefs);
  const current = useCurrentSection(beliefs.map((belief) => sectionId('whatWeBelieve', belief.id)));
  const reading = beliefs[current];
  return (
    <Page
      title={statementOfFaith.title}
      intro={statementOfFaith.intro}
      placeInPage={reading && `${current + 1} / ${beliefs.length} · ${reading.title}`}
    >
      <div className="mx-auto max-w-content px-gutter pt-12 pb-20">
        <ol>
          {beliefs.map((belief, index) => (
            <BeliefItem key={belief.id} belief={belief} number={index + 1} />
          ))}
        </ol>
        <section
          aria-labelledby="foundation"
          className="mt-6 max-w-text border-marigold border-l-8 bg-stone p-6"
        >
          <h2 id="foundation" className="font-bold text-item">
            {statementOfFaith.closing.title}
          </h2>
          <p className="mt-3 font-serif text-reading">{statementOfFaith.closing.text}</p>
        </section>
        <PrintButton className="mt-10" />
      </div>
    </Page>
  );
}

function BeliefItem({ belief, number }: { belief: Belief; number: number }) {
  return (
    <li
      id={sectionId('whatWeBelieve', belief.id)}
      className="grid scroll-mt-36 break-inside-avoid gap-x-8 gap-y-3 border-ink border-t-2 py-6 md:grid-cols-[4rem_minmax(0,42rem)] lg:grid-cols-[4rem_minmax(0,42rem)_1fr]"
    >
      <span aria-hidden="true" className="font-extrabold text-brick text-section">
        {number}
      </span>
      <div>
        <h2 className="font-bold text-item">
          <a href={hrefOf('whatWeBelieve', belief.id)} className="hover:text-brick hover:underline">
            {belief.title}
          </a>
        </h2>
        <p className="mt-3 font-serif text-reading">{belief.text}</p>
      </div>
      <p className="text-slate md:col-start-2 lg:col-start-3 lg:border-line lg:border-l lg:pl-6">
        {belief.references.map((reference) => (
          <span key={reference} className="mr-3 inline-block lg:block">
            {reference}
          </span>
        ))}
      </p>
    </li>
  );
}
