import { PrintHead } from '../../components/PrintHead.tsx';
import type { Leader } from '../../model/types.ts';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Outreach } from './Outreach.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Videos } from './Videos.tsx';

export type HomeProps = {
  selectedTestimonial: Leader | null;
  onSelectTestimonial: (key: Leader | null) => void;
};

/** The sections in the order of the specification. */
export function Home({ selectedTestimonial, onSelectTestimonial }: HomeProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Hero />
      <Mission />
      <Outreach />
      <Videos />
      <Testimonials selected={selectedTestimonial} onSelect={onSelectTestimonial} />
    </main>
  );
}
