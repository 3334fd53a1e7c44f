import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteContent } from '../build/site-content.ts';

/** A place in the site's words where a sample stands in for a fact. */
export interface SamplePlace {
  /** From the root of the project: `src/content/site.ts`. */
  file: string;
  /** From 1. */
  line: number;
  /** What is written in that line. */
  text: string;
}

/** Every `sample(` of the site's words, in the order of the files. */
export function contentSamples(): SamplePlace[] {
  const folder = join(siteContent, 'content');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return samplesIn(relative('', path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    });
}

/** Every `sample(` of a file, but for those in a comment that has its line to itself. */
export function samplesIn(file: string, source: string): SamplePlace[] {
  return source.split('\n').flatMap((written, index) => {
    const text = written.trim();
    if (/^(\/\/|\/?\*)/.test(text)) return [];
    return (text.match(/(?<!function )\bsample[(<]/g) ?? []).map(() => ({ file, line: index + 1, text }));
  });
}
