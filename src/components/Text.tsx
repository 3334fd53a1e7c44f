import type { HTMLAttributes, ReactNode } from 'react';
import { ministry } from '../words.ts';

/** The longest word or name, in characters, that is kept on one line: it fits a narrow phone with text at 200%. */
const LONGEST = 14;

/** References such as '1 Corinthians 3:11'. Where a column is narrower, they break like long words. */
const REFERENCES = /(?:[1-3] )?\p{Lu}\p{L}+ \d+:\d/gu;
/** The ministry's name, or an '&' with what follows, with the signs about them. */
const NAME = `\\S*(?:${ministry.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|& )\\S*`;
const NAMES = new RegExp(NAME, 'gu');
/** Words with a hyphen or dash. */
const HYPHENATED = '\\S+[-–]\\S*';
const WORDS = new RegExp(`(${HYPHENATED})`, 'u');
const NAMES_AND_WORDS = new RegExp(`(${NAME}|${HYPHENATED})`, 'u');

/** The last short words, of which none shall stand on a line alone. */
const END = new RegExp(` (?=.{1,${LONGEST}}$)(.*)$`, 'u');

/** Words in Tamil, with the signs between them. */
const TAMIL = /(\p{Script=Tamil}(?:[^\p{L}]*\p{Script=Tamil})*)/u;

type TextProps = HTMLAttributes<HTMLElement> & {
  text: string;
  /** Its element; without one it stands among other words. */
  as?: 'h2' | 'h3' | 'p' | 'span' | 'dt' | 'dd' | 'blockquote';
  /** In the largest type, where a name may be wider than the window, and then breaks at its spaces. */
  large?: boolean;
};

/**
 * Words as they are set: Tamil with its language, for the voice that reads it and for its letters, and no break inside
 * 'thirty-one', 'north-east' or 'Acts 2:42', or before a short last word. Every sign stays as it was typed, so that a
 * search finds it. Inline, as a screen reader would read a block in it by itself; by no-break spaces where they are enough,
 * since what follows an element shifts when a late font changes its width.
 */
export function Text({ text, as: Element, large = false, ...rest }: TextProps) {
  const joined = text.replace(REFERENCES, join);
  const parts = large
    ? joined.split(NAMES_AND_WORDS)
    : joined
        .replace(NAMES, (name) => (name.length <= LONGEST ? join(name) : name))
        .replace(END, (_, end) => ` ${join(end)}`)
        .split(WORDS);
  const set = parts.map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} className={large ? 'inline-block' : 'whitespace-nowrap'}>
        {withLanguage(part)}
      </span>
    ) : (
      withLanguage(part)
    ),
  );
  return Element ? <Element {...rest}>{set}</Element> : set;
}

const join = (text: string) => text.replaceAll(' ', '\u00a0');

function withLanguage(text: string): ReactNode {
  const parts = text.split(TAMIL);
  // Most texts have no Tamil, and need nothing that React would have to keep.
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} lang="ta">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
