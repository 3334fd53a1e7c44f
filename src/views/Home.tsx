import { Prerendered } from '../components/Prerendered.tsx';
import { PrintHead } from '../components/PrintHead.tsx';
import { Hero } from './home/Hero.tsx';
import { Testimonials, type TestimonialsProps } from './home/Testimonials.tsx';
import { Videos } from './home/Videos.tsx';
import { work } from './home/workPart.ts';

export function Home(props: TestimonialsProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet">
      <PrintHead />
      <Hero />
      <Prerendered part={work} />
      <Videos />
      <Testimonials {...props} />
    </main>
  );
}
