import { NextSteps } from '../../components/NextSteps.tsx';
import { type LetterProps, LetterText } from './LetterText.tsx';

/** A leader's letter as it is read in its window, with the way on from it. */
export function Letter(props: LetterProps) {
  return (
    <>
      <LetterText {...props} heading="h3" />
      <NextSteps after="letter" className="mt-8" />
    </>
  );
}
