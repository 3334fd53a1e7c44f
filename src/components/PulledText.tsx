import { Text } from './Text.tsx';

/** A text with one of its sentences set large, where it is. */
export function PulledText({ text, pull }: { text: string; pull: string | undefined }) {
  if (!pull) return <Text text={text} />;
  const start = text.indexOf(pull);
  return (
    <>
      <Text text={text.slice(0, start).trim()} /> <Text as="span" className="pulled" text={pull} />{' '}
      <Text text={text.slice(start + pull.length).trim()} />
    </>
  );
}
