import { resolve } from 'node:path';
import { choosePictures } from '../read/choosePictures.ts';
import { ContentError } from '../read/finding.ts';
import { readContent } from '../read/read.ts';
import { pictureFindings } from './pictures.ts';
import type { Section } from './report.ts';

/** Checks the words and pictures in a folder. Advice comes only once nothing is wrong. */
export async function checkContent(from: string): Promise<Section[]> {
  const folder = resolve(from);
  try {
    const { slots, advice } = readContent(folder);
    return [
      { title: 'Words', findings: advice.map((each) => ({ ...each, isAdvice: true })) },
      { title: 'Pictures', findings: await pictureFindings(folder, choosePictures(folder, slots)) },
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ title: 'Words', findings: error.findings }];
  }
}
