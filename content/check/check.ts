import { ContentError, type Finding } from '../read/finding.ts';
import { readContent } from '../read/read.ts';
import { pictureFindings } from './pictures.ts';
import { sampleFindings } from './samples.ts';

/**
 * Checks the words and pictures in a folder. Advice comes only once nothing is wrong.
 *
 * @param goesLive reports what the ministry has yet to supply or confirm too
 */
export async function checkContent(folder: string, goesLive = false): Promise<Finding[]> {
  try {
    const read = readContent(folder);
    return [
      ...(goesLive ? sampleFindings(read) : []),
      ...read.advice.map((each) => ({ ...each, isAdvice: true })),
      ...(await pictureFindings(folder, read.pictures)),
    ];
  } catch (error) {
    if (error instanceof ContentError) return [...error.findings];
    throw error;
  }
}
