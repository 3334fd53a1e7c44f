import { Fragment } from 'react';

/** Words with a hyphen in them that are short enough to stay on one line, and a last word too short for one alone. */
const KEPT =
  /((?<![\p{L}\p{N}-])(?=\S{1,18}(?:\s|$))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+\S*|\S{1,10} \S{1,6}$)/gu;

/** A text without a break inside 'thirty-one', and without a last line of one short word. */
export function Prose({ text }: { text: string }) {
  return text.split(KEPT).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
