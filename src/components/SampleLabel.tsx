import { hasSample } from '../model/fact.ts';
import { words } from '../words.ts';

type SampleLabelProps = {
  /** Without a sample in it nothing is shown. */
  content: unknown;
  /** For what can be read alone: a letter, a card. Else it is tilted, as a printer stamps a proof. */
  short?: boolean;
  className?: string;
};

/** Says that content is an example only. */
export function SampleLabel({ content, short = false, className = '' }: SampleLabelProps) {
  if (!hasSample(content)) return null;
  return (
    <p
      className={`inline-block border-2 border-ink border-dashed bg-paper font-semibold text-balance text-ink text-small ${short ? 'px-2' : '-rotate-1 px-3 py-1.5'} ${className}`}
    >
      {short ? words.sample.mark : words.sample.stamp}
    </p>
  );
}
