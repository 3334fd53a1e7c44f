import type { Finding } from '../read/finding.ts';
import type { ReadContent } from '../read/read.ts';

const SUPPLY =
  'Replace each with the real one; for longer words, turn off “Only an example” once they are your own. An example letter can be deleted.';
const CONFIRM =
  'If you keep the promise, set “confirmed: true” in promises.yaml; otherwise change the words.';

/** What only the ministry can supply or confirm. */
export function sampleFindings({ samples, promises }: ReadContent): Finding[] {
  return [
    ...samples.map(({ where, title, words }) => ({
      where,
      what: words ? `${title}: ${words}` : `${title} is only an example.`,
      todo: SUPPLY,
    })),
    ...promises.map(({ where, words, question }) => ({
      where,
      what: `"${words}": ${question}`,
      todo: CONFIRM,
    })),
  ];
}
