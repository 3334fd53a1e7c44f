import { ContentError } from '../read/finding.ts';
import { readContent } from '../read/read.ts';
import { pictureFindings } from './pictures.ts';
import type { Section } from './report.ts';

/** Checks the words and pictures in a folder. Advice comes only once nothing is wrong. */
export async function checkContent(folder: string): Promise<Section[]> {
  try {
    const { pictures, advice } = readContent(folder);
    return [
      { title: 'Words', findings: advice.map((each) => ({ ...each, isAdvice: true })) },
      { title: 'Pictures', findings: await pictureFindings(folder, pictures) },
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ title: 'Words', findings: error.findings }];
  }
}
