import type { Mark } from '../../build/site/marks.ts';
import type { Finding } from './finding.ts';

/**
 * One finding for each file in which facts are still samples.
 *
 * @param published the files whose samples the ministry publishes, by name: `letters`
 */
export function sampleFindings(samples: readonly Mark[], published: readonly string[]): Finding[] {
  return [...new Set(samples.map(({ file }) => file))].map((where) => {
    const { length } = samples.filter(({ file }) => file === where);
    const isAdvice = published.some((name) => where.endsWith(`/${name}.ts`));
    return {
      where,
      what: length === 1 ? '1 fact is still a sample.' : `${length} facts are still samples.`,
      todo: isAdvice
        ? 'Published as they are, each marked as a sample, because src/content/publish.ts names the file.'
        : 'Put the real value in place of each sample(...), brackets and all; "npm run facts" names every line.',
      isAdvice,
    };
  });
}

/** One finding for each promise that the owner has not confirmed, with the question to ask where there is one. */
export function promiseFindings(promises: readonly Mark[]): Finding[] {
  return promises.map(({ file, line, text, question }) => ({
    where: `${file}, line ${line}`,
    what: question || text,
    todo: 'If it is true and will be kept, take unconfirmed( and its bracket away; otherwise change the words.',
  }));
}
