import { testimonialsSection } from '@content/home.ts';
import type { Picture } from 'vite-imagetools';
import { Photo } from '../../components/Photo.tsx';
import { Stars } from '../../components/Stars.tsx';
import type { Testimonial } from '../../content/types.ts';

type TestimonialCardProps = {
  testimonial: Testimonial;
  portrait: Picture;
  /** A wide card says its sentence in larger type. */
  wide: boolean;
  onOpen: () => void;
};

/** A leader's portrait, name, role, stars and a sentence; the whole card opens the letter. */
export function TestimonialCard({ testimonial, portrait, wide, onOpen }: TestimonialCardProps) {
  return (
    <article
      aria-labelledby={`${testimonial.key}-says`}
      className="group relative flex h-full flex-col border border-line px-6 pt-6 pb-4 hover:border-ink hover:bg-stone"
    >
      <div className="flex min-h-28 items-start gap-4">
        <Photo
          picture={portrait}
          alt={testimonial.alt}
          sizes="96px"
          className="size-24 max-w-1/2 shrink-0 rounded-sm"
        />
        <div className="min-w-0">
          <h3 id={`${testimonial.key}-says`} className="break-anywhere font-bold text-item">
            {testimonial.name}
          </h3>
          <p className="mt-1 text-slate">{testimonial.role}</p>
          <Stars count={testimonial.stars} className="mt-2" />
        </div>
      </div>
      <blockquote className={`mt-5 mb-4 font-serif ${wide ? 'text-reading lg:text-quote' : 'text-reading'}`}>
        “{testimonial.excerpt}”
      </blockquote>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="card-action mt-auto min-h-target self-start font-semibold text-brick underline underline-offset-4 group-hover:text-brick-dark"
      >
        {testimonialsSection.open}
        <span className="sr-only">: {testimonial.name}</span>
      </button>
    </article>
  );
}
