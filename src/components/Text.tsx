import type { HTMLAttributes, ReactNode } from 'react';
import { ministry } from '../words/words.ts';

/** References such as '1 Corinthians 3:11', and phone numbers. */
const REFERENCES = /(?:[1-3] )?\p{Lu}\p{L}+ \d+:\d|\d{4} \d{3} \d{4}/gu;
/** The ministry's name, with the punctuation after it. */
const NAME = new RegExp(`(${ministry.name}\\S*)`);

/** Short last words: an orphan where there is no `text-wrap: pretty`. */
const END = / (?=.{1,14}$)(.*)$/u;

/** Words in Tamil, with the punctuation between them. */
const TAMIL = /(\p{Script=Tamil}(?:[^\p{L}]*\p{Script=Tamil})*)/u;

type TextProps = HTMLAttributes<HTMLElement> & {
  text: string;
  /** Its element; inline without one. */
  as?: 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'blockquote';
  /** In the largest type, where the name may have to break. */
  large?: boolean;
};

/**
 * Marks Tamil, for screen readers and fonts, and keeps 'Acts 2:42', the ministry's name and the last short words in one
 * line: by no-break spaces where they are enough, as what follows an element shifts when a late font changes its width.
 */
export function Text({ text, as: Element, large = false, ...rest }: TextProps) {
  const parts = text.replace(REFERENCES, join).split(NAME);
  const set = large
    ? eachSecond(parts, { className: 'inline-block' }, withLanguage)
    : withLanguage(
        parts
          .map((part, index) => (index % 2 === 1 ? join(part) : part))
          .join('')
          .replace(END, (_, end) => ` ${join(end)}`),
      );
  return Element ? <Element {...rest}>{set}</Element> : set;
}

const join = (text: string) => text.replaceAll(' ', '\u00a0');

/** A string where there is no Tamil: React then keeps no array. */
const withLanguage = (text: string): ReactNode =>
  TAMIL.test(text) ? eachSecond(text.split(TAMIL), { lang: 'ta' }) : text;

/** What `split` by a capturing group has matched, in an element. */
function eachSecond(
  parts: readonly string[],
  props: HTMLAttributes<HTMLElement>,
  others = (part: string): ReactNode => part,
) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} {...props}>
        {part}
      </span>
    ) : (
      others(part)
    ),
  );
}
