import { foreign } from '@content/language/foreign';
import type { HTMLAttributes, ReactNode } from 'react';
import { ministry } from '#words/words.ts';
import { NewTabLink } from './NewTabLink.tsx';

const NAME = new RegExp(`(${ministry.name}\\S*)`);

/** The name, references ('1 Corinthians 3:11'), phone numbers, the word before an ellipsis, and two short last words of a sentence. */
const UNBROKEN = new RegExp(
  `${NAME.source}|(?:[1-3] )?\\p{Lu}\\p{L}+ \\d+:\\d|\\+?\\d[\\d ]{7,}\\d|\\S+ …|\\b\\S{1,8} \\S{1,8}[.?!”]$`,
  'gu',
);

const LETTER = foreign && `\\p{Script=${foreign.script}}`;

/** Words of another script, with the punctuation between them. */
const FOREIGN = foreign && new RegExp(`(${LETTER}(?:[^\\p{L}]*${LETTER})*)`, 'u');

/** An address or an international number, without the punctuation after it. */
const LINK = /(https:\/\/\S*[\w/]|\+\d[\d\s]{7,}\d)/;

type TextProps = HTMLAttributes<HTMLElement> & {
  text: string;
  as?: 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'blockquote';
  /** Set for the largest type, where the name may have to break. */
  large?: boolean;
  links?: boolean;
};

/** `tel:` takes no spaces (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replace(/\s/g, '')}`;

/** Marks the words of another language, for screen readers and fonts. */
export const markForeign = (text: string) =>
  mark(text, FOREIGN, (words, key) => (
    <span key={key} lang={foreign?.code}>
      {words}
    </span>
  ));

const linked = (text: string) =>
  mark(
    text,
    LINK,
    (found, key) => {
      const [Link, href] = found[0] === '+' ? (['a', telHref(found)] as const) : [NewTabLink, found];
      return (
        <Link key={key} href={href} className="underline underline-offset-4">
          {found}
        </Link>
      );
    },
    markForeign,
  );

/** Marks another language, and keeps 'Acts 2:42' in one line: by no-break spaces, as what follows an element shifts when a late font comes. */
export function Text({
  text,
  as: Element,
  large = false,
  links = Element === 'p' || Element === 'dd',
  ...rest
}: TextProps) {
  const content = large
    ? mark(text, NAME, (name, key) => (
        <span key={key} className="inline-block">
          {name}
        </span>
      ))
    : (links ? linked : markForeign)(text.replace(UNBROKEN, (found) => found.replaceAll(' ', '\u00a0')));
  return Element ? <Element {...rest}>{content}</Element> : content;
}

/** Renders what a capturing group matches, and the `rest`. Returns a string where there is none: React then keeps no array. */
export function mark(
  text: string,
  pattern: RegExp | undefined,
  render: (match: string, key: number) => ReactNode,
  rest = (part: string): ReactNode => part,
) {
  const parts = pattern ? text.split(pattern) : [text];
  if (parts.length === 1) return rest(text);
  return parts.map((part, index) => (index % 2 === 1 ? render(part, index) : rest(part)));
}
