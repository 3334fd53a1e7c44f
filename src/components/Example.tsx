import { hasExamples } from '@content/hasExamples';
import { words } from '#words/words.ts';
import { type Fact, hasSample, isSample } from '../../content/fact.ts';
import { markForeign } from './Text.tsx';

/** Stands above the header of every document until the ministry has supplied all facts. */
export function NotPublished() {
  return (
    hasExamples && (
      <p className="not-published h-(--banner) overflow-hidden border-ink border-b-2 border-dashed bg-stone py-1 text-small leading-5 print:hidden">
        <span className="content block">{`${words.example.notPublished} ${words.example.dotted}`}</span>
      </p>
    )
  );
}

export const FactText = ({ fact }: { fact: Fact }) =>
  isSample(fact) ? <span className="example">{markForeign(fact.sample)}</span> : markForeign(fact);

type ExampleLabelProps = { content: unknown; className?: string };

/** Labels what is read apart from the site: a letter, a printed page. */
export function ExampleLabel({ content, className = '' }: ExampleLabelProps) {
  return (
    hasSample(content) && (
      <p
        className={`inline-block border-2 border-current border-dashed px-1 font-[550] text-small ${className}`}
      >
        {words.example.label}
      </p>
    )
  );
}
