import { Text } from './Text.tsx';

/** Leaves no short word alone on the last line. */
const tied = (text: string) => text.trim().replace(/ (?=\S{1,6}$)/, '\u00a0');

/** A text with one of its sentences set large, where it is. */
export function PulledText({ text, pull }: { text: string; pull: string | undefined }) {
  if (!pull) return <Text text={tied(text)} />;
  const start = text.indexOf(pull);
  return (
    <>
      <Text text={tied(text.slice(0, start))} /> <Text as="span" className="pulled" text={pull} />{' '}
      <Text text={tied(text.slice(start + pull.length))} />
    </>
  );
}
