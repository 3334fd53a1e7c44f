import { ContentError } from '../../build/site/mistake.ts';
import { syntaxMistakes } from '../../build/site/syntax.ts';
import { readSite, readSources } from '../../build/site.ts';
import type { Section } from '../preflight/finding.ts';
import { contentSections } from './sections.ts';

/** What can be said of the words and pictures in a folder: nothing but its mistakes where a file can't be read. */
export async function checkWords(folder: string): Promise<Section[]> {
  try {
    const mistakes = await syntaxMistakes(readSources(folder));
    if (mistakes.length > 0) throw new ContentError(mistakes);
    return await contentSections(await readSite(folder));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ title: 'What cannot be read', findings: error.mistakes }];
  }
}
