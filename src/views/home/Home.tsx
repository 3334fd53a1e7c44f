import { Notice } from '../../components/Notice.tsx';
import { PrintHead } from '../../components/PrintHead.tsx';
import { Hero } from './Hero.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { Mission } from './Mission.tsx';
import { Outreach } from './Outreach.tsx';
import { Story } from './Story.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Videos } from './Videos.tsx';
import './home.css';

type HomeProps = {
  /** The key of the leader whose letter is open. */
  selectedTestimonial: string | null;
  onSelect: (testimonial: string | null) => void;
};

export function Home({ selectedTestimonial, onSelect }: HomeProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet pt-header print:pt-0">
      <PrintHead />
      <Notice />
      <Hero />
      <Mission />
      <Outreach />
      <Videos />
      <Story />
      <section className="bg-paper">
        <Testimonials onSelect={onSelect} />
        <LetterDialog selectedTestimonial={selectedTestimonial} onClosed={() => onSelect(null)} />
      </section>
    </main>
  );
}
