import { languagesOf, original } from '../languages.ts';
import { ContentError, type Finding } from '../read/finding.ts';
import { readContent } from '../read/read.ts';
import { pictureFindings } from './pictures.ts';
import { isBlocking } from './report.ts';
import { sampleFindings } from './samples.ts';
import { outdatedFindings } from './translations.ts';

/** Checks all words and pictures; if it `goesLive`, what is yet to be supplied too. Advice comes only once nothing is wrong. */
export async function checkContent(folder: string, goesLive = false): Promise<Finding[]> {
  try {
    const [read, ...translations] = languagesOf(folder).map((code) => readContent(folder, code));
    if (!read) throw new Error(`There is no ${original} in ${folder}.`);
    return [
      ...(goesLive ? sampleFindings(read, translations) : []),
      ...read.unsaid.map((each) => ({ ...each, isAdvice: !goesLive })),
      ...[read, ...translations]
        .flatMap(({ advice }) => advice)
        .concat(outdatedFindings(folder))
        .map((each) => ({ ...each, isAdvice: true })),
      ...(await pictureFindings(folder, read.pictures)),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // A damaged photo is refused for what its words say of it, too.
    return [...(await pictureFindings(folder, [])).filter(isBlocking), ...error.findings];
  }
}
