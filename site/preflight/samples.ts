import type { Finding } from '../../content/read/finding.ts';
import type { ReadContent } from '../../content/read/read.ts';

const SUPPLY =
  'Replace each with the real one; for longer words, turn off “Only an example” once they are your own.';
const CONFIRM =
  'If you keep the promise, set “confirmed: true” in promises.yaml; otherwise change the words.';

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text).replaceAll('\n', ' ');

/** What only the ministry can supply or confirm. Samples in letters are advice while they are published as examples. */
export function sampleFindings({ samples, promises, content }: ReadContent): Finding[] {
  const { publishExamples } = content.home.testimonials;
  return [
    ...samples.map(({ path, where, title, text }) => ({
      where,
      what: `${title}: ${shorten(text)}`,
      todo: SUPPLY,
      isAdvice: publishExamples && path[0] === 'leaders',
    })),
    ...promises.map(({ where, title, text, question }) => ({
      where,
      what: `${title}: ${shorten(text)} ${question}`,
      todo: CONFIRM,
    })),
  ];
}
