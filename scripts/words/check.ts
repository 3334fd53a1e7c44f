import { ContentError } from '../../build/site/mistake.ts';
import { syntaxMistakes } from '../../build/site/syntax.ts';
import { readSite, readSources } from '../../build/site.ts';
import type { Section } from '../preflight/finding.ts';
import { wordFindings } from './findings.ts';
import { pictureFindings } from './pictures.ts';

/**
 * What can be said of the words and pictures in a folder, before a change is merged and before the site is published:
 * nothing but its mistakes where a file can't be read.
 */
export async function checkWords(folder: string): Promise<Section[]> {
  try {
    const mistakes = await syntaxMistakes(readSources(folder));
    if (mistakes.length > 0) throw new ContentError(mistakes);
    const site = await readSite(folder);
    return [
      { title: 'Words', findings: wordFindings(site) },
      { title: 'Pictures', findings: await pictureFindings(site) },
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ title: 'What cannot be read', findings: error.mistakes }];
  }
}
