import sceneOf from '@pictures/scenes';
import type { ReactNode } from 'react';
import type { Section } from '../../content/schema/schema.ts';
import type { PageSection } from './Page.tsx';
import { Photo } from './Photo.tsx';
import { Text } from './Text.tsx';

type TextSectionProps = Section & { children?: ReactNode };

export const sectionsOf = (sections: readonly PageSection[]): PageSection[] =>
  sections.map(({ id, title }) => ({ id, title }));

export function TextSection({ id, title, picture, pull, paragraphs, children }: TextSectionProps) {
  return (
    <section id={id} className="mb-16 last:mb-0 print:mb-5 print:flow-root">
      <Text
        as="h2"
        className="mb-3 border-ink border-t-2 pt-5 font-bold text-heading print:mb-2 print:pt-3"
        text={title}
      />
      {picture && (
        <Photo
          picture={sceneOf(picture.photo)}
          alt={picture.alt}
          sizes="(min-width: 72rem) 45rem, (min-width: 64rem) 60vw, 100vw"
          className="mt-4 mb-6 w-full max-lg:-mx-gutter max-lg:w-[calc(100%+2*var(--gutter))] max-lg:max-w-none print:hidden aspect-video not-[.photo]:aspect-3/2"
        />
      )}
      <Paragraphs paragraphs={paragraphs} pull={pull} />
      {children}
    </section>
  );
}

/** @param pull a sentence of one of them, set large */
export function Paragraphs({ paragraphs, pull }: Pick<Section, 'paragraphs' | 'pull'>) {
  const pulledFrom = pull && paragraphs.find((paragraph) => paragraph.includes(pull));
  return (
    <div className="max-w-text font-serif text-reading">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-5 last:mb-0 print:mb-3">
          <PulledText text={paragraph} pull={paragraph === pulledFrom ? pull : undefined} />
        </p>
      ))}
    </div>
  );
}

export function PulledText({ text, pull }: { text: string; pull: string | undefined }) {
  if (!pull) return <Text links text={text} />;
  const [before = '', ...after] = text.split(pull);
  return (
    <>
      <Text links text={before.trim()} /> <Text as="span" className="pulled" text={pull} />{' '}
      <Text links text={after.join(pull).trim()} />
    </>
  );
}
