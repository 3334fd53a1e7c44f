import type { Mark } from '../facts/marks.ts';
import type { Finding } from './finding.ts';

/** One finding for each promise that the owner has not confirmed, with the question to ask where there is one. */
export function promiseFindings(marks: readonly Mark[]): Finding[] {
  return marks
    .filter(({ kind }) => kind === 'promise')
    .map(({ file, line, text, question }) => ({
      where: `${file}, line ${line}`,
      what: question || text,
      todo: 'If it is true and will be kept, take promise( and its bracket away; otherwise change the words.',
    }));
}
