import { words } from '@content/words.ts';
import { hasSample } from '../model/fact.ts';

type SampleNoticeProps = {
  /** What is shown here of the content; the notice goes with the last sample in it. */
  of: unknown;
  className?: string;
};

/** Says that what stands here is a sample: on any ground, on the screen and on paper. */
export function SampleNotice({ of, className = '' }: SampleNoticeProps) {
  if (!hasSample(of)) return null;
  return (
    <p className={`max-w-text border-marigold border-l-4 pl-3 text-small ${className}`}>
      {words.sampleNotice}
    </p>
  );
}
