import { testimonialsSection } from '@content/home.ts';
import { testimonials } from '@content/testimonials.ts';
import type { Picture } from 'vite-imagetools';
import { picturesByName } from '../../components/pictures.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { unwrap } from '../../content/fact.ts';
import type { Testimonial } from '../../content/types.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { SectionOpening } from './SectionOpening.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const portraitOf = picturesByName(
  'portraits',
  import.meta.glob<Picture>('@images/portraits/*.{svg,png,jpg,jpeg,PNG,JPG,JPEG}', {
    eager: true,
    import: 'default',
    query: { w: '96;192;384', format: 'avif;webp', as: 'picture' },
  }),
);

const WIDE = 'lg:col-span-7';

/** The cards lie like bricks: two, three and two to a course. */
const lengths = [
  'lg:col-span-5',
  WIDE,
  'lg:col-span-4',
  'lg:col-span-4',
  'lg:col-span-4',
  WIDE,
  'lg:col-span-5',
];

type TestimonialsProps = {
  selected: Testimonial['key'] | null;
  onOpenLetter: (key: Testimonial['key']) => void;
};

/** What seven leaders say, a card each; a card opens the leader's letter. */
export function Testimonials({ selected, onOpenLetter }: TestimonialsProps) {
  const cards = testimonials.map(unwrap);
  const opened = testimonials.find((card) => unwrap(card).key === selected);
  return (
    <section className="below-fold bg-paper">
      <div className="mx-auto max-w-content px-gutter py-16 lg:py-24">
        <SectionOpening title={testimonialsSection.title} intro={testimonialsSection.intro} />
        <SampleNotice of={testimonials} className="mt-4" />
        <ul className="mt-10 grid grid-cols-1 gap-2 md:grid-cols-2 lg:grid-cols-12">
          {cards.map((card, index) => (
            <li key={card.key} className={`md:max-lg:last:odd:col-span-2 ${lengths[index % lengths.length]}`}>
              <TestimonialCard
                testimonial={card}
                portrait={portraitOf(card.key)}
                wide={lengths[index % lengths.length] === WIDE}
                onOpen={() => onOpenLetter(card.key)}
              />
            </li>
          ))}
        </ul>
      </div>
      <LetterDialog testimonial={opened} portraitOf={portraitOf} />
    </section>
  );
}
