import type { Mark } from '../../build/site/marks.ts';
import type { Finding } from './finding.ts';

/** One finding for each promise that the owner has not confirmed, with the question to ask where there is one. */
export function promiseFindings(promises: readonly Mark[]): Finding[] {
  return promises.map(({ file, line, text, question }) => ({
    where: `${file}, line ${line}`,
    what: question || text,
    todo: 'If it is true and will be kept, take unconfirmed( and its bracket away; otherwise change the words.',
  }));
}
