import { resolve } from 'node:path';
import { ContentError } from '../../build/content/finding.ts';
import { readContent } from '../../build/content/read.ts';
import { choosePictures } from '../../build/pictures/choosePictures.ts';
import type { Section } from '../preflight/report.ts';
import { pictureFindings } from './pictures.ts';

/**
 * What can be said of the words and pictures in a folder, before a change is merged and before the site is published:
 * nothing but what is wrong, where anything is.
 */
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
