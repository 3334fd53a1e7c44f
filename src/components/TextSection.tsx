import pictureOf from '@pictures/scenes?w=400;800;1200;1536';
import type { ReactNode } from 'react';
import type { Section } from '../../content/schema/schema.ts';
import { slug } from '../../content/slug.ts';
import { Photo } from './Photo.tsx';
import { Text } from './Text.tsx';

type TextSectionProps = Section & { band?: boolean; children?: ReactNode };

/** @param band index of the section that stands on a band */
export function TextSections({ sections, band }: { sections: readonly Section[]; band?: number }) {
  return sections.map((section, index) => (
    <TextSection key={section.title} {...section} band={index === band} />
  ));
}

export function TextSection({ title, picture, paragraphs, band = false, children }: TextSectionProps) {
  return (
    <section
      id={slug(title)}
      className={`mb-16 last:mb-0 print:mb-5 print:flow-root ${band ? '-mx-gutter border-brick border-t-8 bg-stone px-gutter py-8 lg:mx-0 lg:px-10 lg:py-10 print:mx-0 print:border-0 print:p-0' : ''}`}
    >
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
          className="mt-4 mb-6 aspect-video w-full max-lg:-mx-gutter max-lg:w-[calc(100%+2*var(--gutter))] max-lg:max-w-none print:float-right print:mx-0 print:mt-0 print:mb-2 print:ml-6 print:w-2/5"
        />
      )}
      <div className="max-w-text font-serif text-reading">
        {paragraphs.map((paragraph) => (
          <Text as="p" key={paragraph} className="mb-5 last:mb-0 print:mb-3" text={paragraph} />
        ))}
      </div>
      {children}
    </section>
  );
}
