import { PrintHead } from '../../components/PrintHead.tsx';
import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Outreach } from './Outreach.tsx';
import { Testimonials, type TestimonialsProps } from './Testimonials.tsx';
import { Videos } from './Videos.tsx';

export function Home(props: TestimonialsProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Hero />
      <Mission />
      <Outreach />
      <Videos />
      <Testimonials {...props} />
    </main>
  );
}
