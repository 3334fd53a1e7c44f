import { prayer } from '@content/home/prayer';
import { testimonials } from '@content/home/testimonials';
import { leaders } from '@content/leaders';
import { ExampleLabel } from '../../components/Example.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { words } from '../../words/words.ts';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';
import { TestimonialCard, type TestimonialCardProps } from './TestimonialCard.tsx';

/** Column spans, two, three and two bricks to a row, bonded; the last one fills its row. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-4 lg:last:col-span-8',
  'lg:col-span-4',
  'lg:col-span-5',
  'lg:col-span-7',
];

/** Grounds, on which the drawn portraits have been drawn in this order. */
const tones = [
  'bg-slate text-paper',
  'bg-marigold text-ink',
  'bg-line text-ink',
  'bg-brick text-paper',
  'bg-sea text-ink',
  'bg-ink text-paper',
  'bg-sand text-ink',
];

export const TESTIMONIALS_TITLE = 'What Leaders Say About Us';

/** The cards, and where to ask for prayer. */
export function Testimonials({ onSelect }: Pick<TestimonialCardProps, 'onSelect'>) {
  return (
    <>
      <div className="content pt-12 lg:pt-16 print:pt-6">
        <SectionHeader title={TESTIMONIALS_TITLE} intro={testimonials.intro} large />
        <ExampleLabel content={leaders} className="mt-2 not-print:hidden" />
      </div>
      {/* On paper two to a line, which no engine cuts through: WebKit cuts the items of a grid. */}
      <ul className="letter-wall">
        {leaders.map((leader, index) => (
          <li
            key={leader.key}
            className={`print:mr-[2%] print:inline-block print:w-[48%] print:align-top ${spans[index % spans.length]}`}
          >
            <TestimonialCard
              leader={leader}
              onSelect={onSelect}
              className={tones[index % tones.length] ?? ''}
            />
          </li>
        ))}
      </ul>
      <div className="content pb-12 lg:pb-16 print:pb-0">
        <a href={lettersHref} className={leadsOn}>
          {words.nextSteps.letters}
        </a>
      </div>
      <div className="overflow-hidden border-brick border-t-8 bg-stone print:hidden">
        <div className="content flex flex-wrap items-center justify-between gap-x-16 gap-y-5 py-12 lg:py-16">
          <div className="max-w-text">
            <Text as="h3" className="font-extrabold text-section max-sm:text-heading" text={prayer.title} />
            <Text as="p" className="mt-2 text-balance text-lead" text={prayer.text} />
          </div>
          <ViewLink to="contact" className="button-primary">
            {words.nextSteps.pray}
          </ViewLink>
        </div>
      </div>
    </>
  );
}
