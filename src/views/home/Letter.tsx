import { letters } from '@content/letters.ts';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import { Stars } from '../../components/Stars.tsx';
import { unwrap } from '../../content/fact.ts';
import type { Testimonial } from '../../content/types.ts';

/** The full text of a leader's letter, under their portrait, with the signature at its foot. */
export function Letter({ testimonial, portrait }: { testimonial: Testimonial; portrait: ReactNode }) {
  return (
    <article>
      <div className="mb-6 flex items-center gap-5 border-line border-b pb-6">
        {portrait}
        <div className="min-w-0">
          <h3 className="break-anywhere font-extrabold text-heading">{testimonial.name}</h3>
          <p className="mt-1 text-slate">
            <Prose text={testimonial.role} />
          </p>
          <Stars count={testimonial.stars} className="mt-2" />
        </div>
      </div>
      <div className="font-serif text-reading">
        {unwrap(letters[testimonial.key] ?? []).map((paragraph) => (
          <p key={paragraph} className="mb-4">
            <Prose text={paragraph} />
          </p>
        ))}
      </div>
      <p className="mt-6 inline-block border-brick border-t-4 pt-3 font-semibold">
        <span className="block text-lead">{testimonial.name}</span>
        <span className="text-slate">{testimonial.role}</span>
      </p>
    </article>
  );
}
