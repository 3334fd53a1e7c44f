import { site } from '@content/site.ts';
import type { ReactNode } from 'react';

/** The longest word, in characters, that is kept on one line: it fits a narrow phone with text at 200%. */
const LONGEST = 14;

const NAME = site.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The ministry's name, an '&' with what follows, words with a hyphen, and references such as '2 Timothy 2:2', with the signs about them. */
const WHOLE = new RegExp(`(\\S*(?:${NAME}|& |(?:[1-3] )?\\p{Lu}\\p{L}+ \\d+:\\d|\\S-)\\S*)`, 'u');

/** Words in Tamil, with the signs between them. */
const TAMIL = /(\p{Script=Tamil}(?:[^\p{L}]*\p{Script=Tamil})*)/u;

/**
 * A text as it is set: its apostrophes curved, Tamil marked as such, for the voice that reads it and for its letters, and
 * no break inside 'thirty-one', 'north-east' or 'Acts 2:42'. Inline, as a screen reader would read a block in it by itself.
 */
export function KeepTogether({ text }: { text: string }) {
  const parts = text.replaceAll("'", '’').split(WHOLE);
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} className="kept">
        {marked(part)}
      </span>
    ) : (
      marked(part)
    ),
  );
}

function marked(text: string): ReactNode {
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
