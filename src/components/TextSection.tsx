import type { ReactNode } from 'react';

type TextSectionProps = { id: string; title: string; paragraphs?: readonly string[]; children?: ReactNode };

/** A section of a reading view: its heading stands on a course, its text in the serif. */
export function TextSection({ id, title, paragraphs = [], children }: TextSectionProps) {
  return (
    <section id={id} className="below-fold mb-16 max-w-text border-ink border-t-2 pt-5 last:mb-0">
      <h2 className="mb-3 font-bold text-heading">{title}</h2>
      <div className="font-serif text-reading">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-5 last:mb-0">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}
