import { prayer } from '@content/contact/prayer';
import { testimonials } from '@content/home/testimonials';
import { whoReads } from '@content/home/whoReads';
import { leaders } from '@content/leaders';
import prayerOf from '@pictures/prayer';
import type { MouseEvent } from 'react';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import type { Leader } from '../../../content/schema/schema.ts';
import { views } from '../../../content/views.ts';
import { Course } from '../../components/Course.tsx';
import { ExampleLabel } from '../../components/Example.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { takeClick } from '../../navigation/navigator.ts';
import { lettersHref } from '../../navigation/routes.ts';
import { Letter } from './lazyLetter.ts';
import { Portrait, toneOf } from './Portrait.tsx';
import { RoleAndStars } from './RoleAndStars.tsx';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';

export function Testimonials({ onSelect }: Pick<TestimonialCardProps, 'onSelect'>) {
  return (
    <>
      {leaders.length > 0 && (
        <>
          <div className="content pt-12 lg:pt-16 print:pt-6">
            <SectionHeader title={homeWords.testimonials} intro={testimonials.intro} large />
            <ExampleLabel content={leaders} className="mt-2 not-print:hidden" />
          </div>
          <ul className="letter-wall">
            {leaders.map((leader, index) => (
              <li key={leader.key} className={bricks[index % bricks.length]}>
                <TestimonialCard leader={leader} onSelect={onSelect} />
              </li>
            ))}
          </ul>
          <div className="content pb-12 lg:pb-16 print:pb-0">
            <a href={lettersHref} className={leadsOn}>
              {words.nextSteps.letters}
            </a>
          </div>
        </>
      )}
      <div className="overflow-hidden bg-ink text-paper print:hidden">
        <div className="content five-seven pt-12 lg:items-center lg:pt-8">
          <div className="pb-10 lg:pr-4">
            <Text as="h3" className="text-balance font-extrabold text-title" text={prayer.title} />
            <Text as="p" className="mt-4 mb-6 text-balance text-lead" text={`${prayer.text} ${whoReads}`} />
            <ViewLink to="contact" className="button-on-ink">
              {views.contact.pray}
            </ViewLink>
          </div>
          <Photo
            picture={prayerOf(prayer.photo)}
            alt={prayer.alt}
            sizes="(min-width: 64rem) 60vw, 100vw"
            className="prayer-people lg:self-end lg:[clip-path:var(--stepped)]"
          />
        </div>
        <div className="content">
          <Course onInk />
        </div>
      </div>
    </>
  );
}

const [long, short, third] = ['lg:basis-[52%]', 'lg:basis-[36%]', 'lg:basis-[30%]'];

/** The widths of cards, bonded: no joint lies on another. The last row is filled. */
const bricks = [long, short, third, third, third, short, long];

type TestimonialCardProps = { leader: Leader; onSelect: (testimonial: string) => void };

/** A brick of the wall: all of it opens the letter's dialog or, without the script, its document. */
function TestimonialCard({ leader, onSelect }: TestimonialCardProps) {
  function openLetter(event: MouseEvent<HTMLElement>) {
    const { target, currentTarget } = event;
    const link = currentTarget.querySelector('a');
    // Selecting text ends with a click too.
    const selects = target !== link && !getSelection()?.isCollapsed;
    if (!link || selects || !takeClick(event)) return;
    // Safari does not focus a clicked link: see Header.tsx.
    link.focus();
    Letter.prefetch();
    onSelect(leader.key);
  }
  return (
    // biome-ignore lint/a11y: keys press the link in it
    <article
      aria-labelledby={`${leader.key}-says`}
      onClick={openLetter}
      className={`letter-card ${toneOf(leader)}`}
    >
      <Text as="blockquote" text={`“${leader.excerpt}”`} />
      <div>
        <Text as="h3" id={`${leader.key}-says`} className="font-bold text-item" text={leader.name} />
        <RoleAndStars role={leader.role} />
        <a
          id={`${leader.key}-letter`}
          href={`${lettersHref}#${leader.key}`}
          aria-haspopup="dialog"
          aria-labelledby={`${leader.key}-letter ${leader.key}-says`}
          className="card-action"
        >
          {homeWords.letter.read}
        </a>
      </div>
      <Portrait leader={leader} sizes="(min-width: 40rem) 20rem, 18rem" />
    </article>
  );
}
