import { prayer } from '@content/home/prayer';
import { testimonials } from '@content/home/testimonials';
import { leaders } from '@content/leaders';
import { ExampleLabel } from '../../components/Example.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { words } from '../../words.ts';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

/** Column spans, two, three and two cards to a row, like bricks; the last card fills its row. */
const widths = [
  { span: 'lg:col-span-5 lg:last:col-span-full', wide: false },
  { span: 'lg:col-span-7', wide: true },
  { span: 'lg:col-span-4 lg:last:col-span-full', wide: false },
  { span: 'lg:col-span-4 lg:last:col-span-8', wide: false },
  { span: 'lg:col-span-4', wide: false },
  { span: 'lg:col-span-8 lg:last:col-span-full', wide: true },
  { span: 'lg:col-span-4', wide: false },
] as const;
const widthOf = (index: number) => widths[index % widths.length] ?? widths[0];

export const TESTIMONIALS_TITLE = 'What Leaders Say About Us';

/** The cards, whose links `Home` answers, and where to ask for prayer. */
export function Testimonials() {
  return (
    <>
      <div className="mx-auto max-w-content px-gutter py-12 lg:py-16 print:pt-6 print:pb-0">
        <SectionHeader title={TESTIMONIALS_TITLE} intro={testimonials.intro} large />
        <ExampleLabel content={leaders} className="mt-2 not-print:hidden" />
        {/* On paper two to a line, which no engine cuts through: WebKit cuts the items of a grid. */}
        <ul className="mt-8 grid grid-cols-1 gap-2 sm:grid-cols-2 lg:mt-10 lg:grid-cols-12 print:mt-4 print:block">
          {leaders.map((leader, index) => (
            <li
              key={leader.key}
              className={`sm:max-lg:last:odd:col-span-2 not-print:sm:max-lg:last:odd:[&_blockquote]:text-quote print:mr-[2%] print:inline-block print:w-[48%] print:align-top ${widthOf(index).span}`}
            >
              <TestimonialCard leader={leader} wide={widthOf(index).wide} />
            </li>
          ))}
        </ul>
        <a href={lettersHref} className={leadsOn}>
          {words.nextSteps.letters}
        </a>
      </div>
      <div className="overflow-hidden border-brick border-t-8 bg-stone print:hidden">
        <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-16 gap-y-5 px-gutter py-12 lg:py-16">
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
