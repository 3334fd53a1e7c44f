import { whatWeBelieve } from '@content/whatWeBelieve';
import { PrintButton } from '../../components/PrintButton.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { SectionCourse } from '../../components/SectionCourse.tsx';
import { Text } from '../../components/Text.tsx';

const { beliefs, intro, closing } = whatWeBelieve;

export function WhatWeBelieve() {
  return (
    <ReadingPage
      title="Statement of Faith"
      intro={intro}
      content={whatWeBelieve}
      sections={beliefs}
      rule={<SectionCourse label="Beliefs" sections={beliefs} />}
    >
      <PrintButton className="mb-10" />
      <ol>
        {beliefs.map((belief, index) => (
          <BeliefItem key={belief.id} belief={belief} number={index + 1} />
        ))}
      </ol>
      <section className="break-inside-avoid max-lg:-mx-gutter bg-ink px-gutter py-8 text-paper lg:px-10 print:border-ink print:border-t-2 print:px-0 print:py-4">
        <h2 className="font-bold text-heading">{closing.title}</h2>
        <Text as="p" className="mt-3 max-w-text text-balance font-serif text-reading" text={closing.text} />
      </section>
    </ReadingPage>
  );
}

function BeliefItem({ belief, number }: { belief: (typeof beliefs)[number]; number: number }) {
  const [, first = belief.text, rest = ''] = /^(.+?[.!?])\s+(.*)$/su.exec(belief.text) ?? [];
  return (
    <li id={belief.id} className="belief">
      <span className="font-extrabold text-brick text-heading">{number}</span>
      <div>
        <h2 className="font-bold text-item">
          <a href={`#${belief.id}`} className="hover:text-brick hover:underline">
            <Text text={belief.title} />
          </a>
        </h2>
        <p className="mt-3 font-serif text-reading print:mt-1">
          <Text as="span" className="block text-quote not-last:mb-3 print:text-reading" text={first} />{' '}
          {rest && <Text as="span" className="block" text={rest} />}
        </p>
      </div>
      <p className="col-start-2 text-slate print:col-start-3 print:row-start-1 print:ml-6">
        {belief.references.map((reference, index) => (
          <span key={reference} className="inline-block print:block">
            {reference}
            {index < belief.references.length - 1 && <span className="whitespace-pre print:hidden">; </span>}
          </span>
        ))}
      </p>
    </li>
  );
}
