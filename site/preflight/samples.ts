import type { Finding } from '../../content/read/finding.ts';
import type { ReadContent } from '../../content/read/read.ts';

const LIST = '"npm run facts" lists each, with its line and what to do.';

/** How much only the ministry can supply or confirm. Example letters hold nothing back where it publishes them. */
export function sampleFindings({ samples, promises, content }: ReadContent): Finding[] {
  const { publishExamples } = content.home.testimonials;
  const letters = samples.filter(({ file }) => publishExamples && file.includes('/leaders/'));
  const counts: [count: number, what: string, todo: string, isAdvice?: boolean][] = [
    [samples.length - letters.length, 'Facts that are still samples', LIST],
    [promises.length, 'Promises that are not confirmed', LIST],
    [
      letters.length,
      'Samples in letters, published as examples',
      'home.yaml says so (publishExamples).',
      true,
    ],
  ];
  return counts.flatMap(([count, what, todo, isAdvice = false]) =>
    count > 0 ? [{ where: 'content/en', what: `${what}: ${count}.`, todo, isAdvice }] : [],
  );
}
