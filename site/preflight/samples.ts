import type { Finding } from '../../content/read/finding.ts';
import type { ReadContent } from '../../content/read/read.ts';

const LIST = '"npm run facts" lists them, with their lines.';

/** Counts what only the ministry can supply or confirm. Example letters may be published as such. */
export function sampleFindings({ samples, promises, content }: ReadContent): Finding[] {
  const { publishExamples } = content.home.testimonials;
  const letters = samples.filter(({ file }) => publishExamples && file.includes('/leaders/'));
  const counts: [count: number, what: string, todo: string, isAdvice?: boolean][] = [
    [samples.length - letters.length, 'Facts that are still examples', LIST],
    [promises.length, 'Promises not confirmed yet', LIST],
    [letters.length, 'Letters published as examples', 'You chose this: “Publish the example letters”.', true],
  ];
  return counts.flatMap(([count, what, todo, isAdvice = false]) =>
    count > 0 ? [{ where: 'content/en', what: `${what}: ${count}.`, todo, isAdvice }] : [],
  );
}
