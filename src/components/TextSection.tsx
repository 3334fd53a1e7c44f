import pictureOf from '@pictures/scenes?w=400;800;1200;1536';
import { Fragment, type ReactNode } from 'react';
import type { Section } from '../../content/schema/schema.ts';
import { slug } from '../../content/slug.ts';
import { Photo } from './Photo.tsx';
import { Text } from './Text.tsx';

type TextSectionProps = Section & { band?: boolean; children?: ReactNode };

/** @param band index of the section with a band as background */
export function TextSections({ sections, band }: { sections: readonly Section[]; band?: number }) {
  return sections.map((section, index) => (
    <TextSection key={section.title} {...section} band={index === band} />
  ));
}

/** For the table of contents. */
export const sectionsOf = (sections: readonly { title: string }[]) =>
  sections.map(({ title }) => ({ id: slug(title), title }));

export function TextSection({ title, picture, pull, paragraphs, band = false, children }: TextSectionProps) {
  return (
    <section id={slug(title)} className={`mb-16 last:mb-0 print:mb-5 print:flow-root ${band ? 'band' : ''}`}>
      <Text
        as="h2"
        className={`mb-3 font-bold text-heading print:mb-2 print:border-t-2 print:pt-3 ${band ? '' : 'border-ink border-t-2 pt-5'}`}
        text={title}
      />
      {picture && (
        <Photo
          picture={pictureOf(picture.photo)}
          alt={picture.alt}
          sizes="(min-width: 72rem) 45rem, (min-width: 64rem) 60vw, 100vw"
          className="scene aspect-video"
        />
      )}
      <div className="max-w-text font-serif text-reading">
        {paragraphs.map((paragraph, index) => (
          <Fragment key={paragraph}>
            {/* Repeats the text: hidden from screen readers and print. */}
            {pull && index === Math.ceil(paragraphs.length / 2) && (
              <p aria-hidden="true" className="pulled">
                <Text text={pull} />
              </p>
            )}
            <Text as="p" className="mb-5 last:mb-0 print:mb-3" text={paragraph} />
          </Fragment>
        ))}
      </div>
      {children}
    </section>
  );
}
