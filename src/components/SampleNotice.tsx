import { words } from '@content/words.ts';
import { hasSample } from '../model/fact.ts';

type SampleProps = {
  /** Content that may hold samples; without one nothing is shown. */
  of: unknown;
  className?: string;
};

const label =
  'inline-block border-2 border-ink border-dashed bg-paper font-semibold text-balance text-ink text-small';

/** Says once a view, by the title of what it goes for, that this is an example only: as a printer stamps a proof. */
export function SampleStamp({ of, className = '' }: SampleProps) {
  return (
    hasSample(of) && <p className={`${label} -rotate-1 px-3 py-1.5 ${className}`}>{words.sample.stamp}</p>
  );
}

/** The short form, on what can be read alone: a letter, a card. */
export function SampleMark({ of, className = '' }: SampleProps) {
  return hasSample(of) && <p className={`${label} px-2 ${className}`}>{words.sample.mark}</p>;
}
