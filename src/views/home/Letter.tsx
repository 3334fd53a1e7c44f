import { NextSteps } from '../../components/NextSteps.tsx';
import { type LetterProps, LetterText } from './LetterText.tsx';

/** The letter as the dialog shows it: a chunk of its own, with the words of all letters. */
export function Letter(props: LetterProps) {
  return (
    <>
      <LetterText {...props} heading="h3" />
      <NextSteps after="letter" className="mt-8" />
    </>
  );
}
