import { Text } from './Text.tsx';

/** A text with one of its sentences set large, where it is. */
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
