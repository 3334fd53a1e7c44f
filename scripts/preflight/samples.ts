import type { Finding } from '../../build/words/finding.ts';
import type { Place, ReadWords } from '../../build/words/read.ts';

/**
 * One finding for each file in which facts are still samples.
 *
 * @param publishExamples whether the ministry publishes the leaders' example letters
 */
export function sampleFindings(samples: readonly Pick<Place, 'file'>[], publishExamples: boolean): Finding[] {
  return [...new Set(samples.map(({ file }) => file))].map((where) => {
    const { length } = samples.filter(({ file }) => file === where);
    const isAdvice = publishExamples && where.includes('/leaders/');
    return {
      where,
      what: length === 1 ? '1 fact is still a sample.' : `${length} facts are still samples.`,
      todo: isAdvice
        ? 'Published as it is, marked as an example, because home.yaml says so (publishExamples).'
        : 'Put the real value in place of each sample; "npm run facts" names every line.',
      isAdvice,
    };
  });
}

/** One finding for each promise that the owner has not confirmed, with the question to ask. */
export function promiseFindings(promises: ReadWords['promises']): Finding[] {
  return promises.map(({ where, question }) => ({
    where,
    what: question,
    todo: 'If it is true and will be kept, confirm it in promises.yaml; otherwise change the words.',
  }));
}
