import { Fragment } from 'react';

/** The longest word, in characters, that is kept on one line: it fits the narrowest column. */
const LONGEST = 18;

/** A text without a break inside 'thirty-one' or 'north-east'. */
export function Prose({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
