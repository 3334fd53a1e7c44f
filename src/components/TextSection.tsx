import sceneOf from '@pictures/scenes';
import type { ReactNode } from 'react';
import type { Section } from '../../content/schema/schema.ts';
import type { PageSection } from './Page.tsx';
import { Photo } from './Photo.tsx';
import { Text } from './Text.tsx';

type TextSectionProps = Section & { children?: ReactNode };

export const sectionsOf = (sections: readonly PageSection[]): PageSection[] =>
  sections.map(({ id, title }) => ({ id, title }));

/** Passes over initials and titles before a name; what is quoted in it may end with a question, and the sentence go on. */
const SENTENCE = new RegExp(
  String.raw`^(?:(?:^|\s)“?(?:\p{Lu}|Mrs?|Dr|Rev|Fr|St|Prof|Bro|Sis|(?:\p{Lo}\p{M}?){1,2})\.(?=\s)|.)+?` +
    String.raw`(?:[.!?](?=\s|$)|[.!?]”(?=\s+[\p{Lu}“]|$))`,
  'su',
);
export const firstSentence = (text: string) => SENTENCE.exec(text)?.[0];

/** Opens large, beside the rest: with a short first paragraph, or the first sentence of a longer one. */
export function TextSection({ id, title, picture, pull, paragraphs, children }: TextSectionProps) {
  const [first = '', ...more] = paragraphs;
  const isShort = more.length > 0 && first.length < 150;
  const opening = isShort ? first : (firstSentence(first) ?? '');
  const rest = [first.slice(opening.length).trim(), ...more].filter(Boolean);
  const isLong = rest.join('').length > 400;
  const photo = picture && (
    <Photo
      picture={sceneOf(picture.photo)}
      alt={picture.alt}
      sizes="(min-width: 64rem) 55vw, 100vw"
      className="section-picture print:hidden"
    />
  );
  return (
    <section id={id} className="section">
      <div className="section-row">
        <div>
          <Text as="h2" text={title} />
          {opening && <Text as="p" text={opening} />}
          {isLong && photo}
        </div>
        <div>
          {!isLong && photo}
          <Paragraphs paragraphs={rest} pull={pull} />
        </div>
      </div>
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
      <Text links as="span" text={after.join(pull).trim()} />
    </>
  );
}

/** Splits a text into the paragraphs before these words and those after. */
export function splitAt(paragraphs: readonly string[], words: string): string[][] {
  const [before = '', ...after] = paragraphs.join('\n\n').split(words);
  return [before, after.join(words)].map((half) => half.trim().split('\n\n').filter(Boolean));
}
