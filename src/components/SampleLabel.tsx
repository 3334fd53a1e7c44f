import { hasSample } from '../../content/fact.ts';
import { words } from '../words.ts';

type SampleLabelProps = {
  /** Without a sample in it nothing is shown. */
  content: unknown;
  /** For a small group: a letter, a list of links. */
  short?: boolean;
  className?: string;
};

/** Says once for a group that what it shows is an example only. */
export function SampleLabel({ content, short = false, className = '' }: SampleLabelProps) {
  if (!hasSample(content)) return null;
  return (
    <p
      className={`inline-block border-2 border-current border-dashed font-semibold text-small ${short ? 'px-1' : 'px-3 py-1.5'} ${className}`}
    >
      {short ? words.sample.label : words.sample.stamp}
    </p>
  );
}
