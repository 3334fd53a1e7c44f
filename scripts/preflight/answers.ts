import type { Answers } from '../../src/model/types.ts';
import type { Finding } from './finding.ts';

/** Advice to answer what visitors ask: a question without an answer is not shown. */
export function answerFindings({ contact, about }: Answers): Finding[] {
  return [...contact, ...about]
    .filter(({ answer }) => !answer)
    .map(({ question }) => ({
      where: 'src/content/answers.ts',
      what: `Visitors ask: ${question}`,
      todo: 'Write the answer between the quotation marks, and it is shown.',
      isAdvice: true,
    }));
}
