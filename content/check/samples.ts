import type { Finding } from '../read/finding.ts';
import type { ReadContent } from '../read/read.ts';

const SUPPLY =
  'Replace each with the real one; for longer words, turn off “Only an example” once they are your own. An example letter can be deleted.';
const ANSWER = 'Answer each under “Common questions”: visitors see a question once it has an answer.';
const READ =
  'Ask someone who grew up with this language to read the page, then turn off “Only an example”. Until then, the published site links to no page in it.';
const CONFIRM =
  'If you keep the promise, turn on “Yes, we keep this promise” under “To confirm”; otherwise change the words.';

export function sampleFindings(
  { samples, promises, unanswered }: ReadContent,
  translations: readonly ReadContent[] = [],
): Finding[] {
  return [
    ...samples.map(({ where, title, words }) => ({
      where,
      what: words ? `${title}: ${words}` : `${title} is only an example.`,
      todo: SUPPLY,
    })),
    ...promises.map(({ where, at, words, question }) => ({
      where,
      at,
      what: `"${words}": ${question}`,
      todo: CONFIRM,
    })),
    ...translations
      .flatMap(({ unconfirmed }) => unconfirmed)
      .map((where) => ({
        where,
        what: 'No native speaker has confirmed this page yet.',
        todo: READ,
        isAdvice: true,
      })),
    ...unanswered.map(({ where, question }) => ({ where, what: question, todo: ANSWER, isAdvice: true })),
  ];
}
