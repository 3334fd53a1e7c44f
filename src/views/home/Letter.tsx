import { leaders } from '@content/leaders';
import { NextSteps } from '../../components/NextSteps.tsx';
import { LetterText } from './LetterText.tsx';
import { Portrait } from './Portrait.tsx';

/** The letter as the dialog shows it: a chunk of its own, with the words of all letters. */
export function Letter({ of }: { of: string }) {
  const leader = leaders.find(({ key }) => key === of);
  return (
    leader && (
      <>
        <LetterText
          leader={leader}
          portrait={<Portrait leader={leader} className="size-20" />}
          heading="h3"
        />
        <NextSteps after="letter" className="mt-8" />
      </>
    )
  );
}
