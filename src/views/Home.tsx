import { PrintHead } from '../components/PrintHead.tsx';
import { Hero } from './home/Hero.tsx';
import { LetterDialog } from './home/LetterDialog.tsx';
import { Mission } from './home/Mission.tsx';
import { Outreach } from './home/Outreach.tsx';
import { Testimonials } from './home/Testimonials.tsx';
import { Videos } from './home/Videos.tsx';

type HomeProps = {
  /** The key of the leader whose letter is open. */
  selectedTestimonial: string | null;
  onSelect: (testimonial: string | null) => void;
};

export function Home({ selectedTestimonial, onSelect }: HomeProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Hero />
      <Mission />
      <Outreach />
      <Videos />
      <section className="bg-paper">
        <Testimonials onSelect={onSelect} />
        <LetterDialog selectedTestimonial={selectedTestimonial} onClosed={() => onSelect(null)} />
      </section>
    </main>
  );
}
