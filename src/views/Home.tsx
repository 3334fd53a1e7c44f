import { PrintHead } from '../components/PrintHead.tsx';
import { Hero } from './home/Hero.tsx';
import { Mission } from './home/Mission.tsx';
import { Outreach } from './home/Outreach.tsx';
import { Testimonials, type TestimonialsProps } from './home/Testimonials.tsx';
import { Videos } from './home/Videos.tsx';

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
