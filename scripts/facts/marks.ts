import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT_FOLDER = 'src/content';

/** A `sample(` or `promise(` of the content: what the owner has yet to supply, or to confirm. */
export interface Mark {
  kind: 'sample' | 'promise';
  /** From the root of the project: `src/content/site.ts`. */
  file: string;
  /** From 1. */
  line: number;
  /** The line as it is written, with the next one where the value begins there. */
  text: string;
  /** The comment above the line: what the owner has to ask. */
  question: string;
}

/** Every mark in one file of the content, in its order. */
export function marksIn(file: string, source: string): Mark[] {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (/^(\/\/|import\b)/.test(line)) return [];
    const text = /\($/.test(line) ? line + (lines[index + 1] ?? '') : line;
    return [...line.matchAll(/\b(sample|promise)\(/g)].map(([, kind]) => ({
      kind: kind as Mark['kind'],
      file,
      line: index + 1,
      text,
      question: commentAbove(lines, index),
    }));
  });
}

function commentAbove(lines: readonly string[], index: number): string {
  const start = lines.slice(0, index).findLastIndex((line) => !line.startsWith('//')) + 1;
  return lines
    .slice(start, index)
    .map((line) => line.slice(2).trim())
    .join(' ');
}

/** Every mark of the site's content. */
export function contentMarks(root = process.cwd()): Mark[] {
  return readdirSync(join(root, CONTENT_FOLDER))
    .filter((name) => name.endsWith('.ts') && name !== 'fact.ts' && name !== 'types.ts')
    .sort()
    .flatMap((name) =>
      marksIn(`${CONTENT_FOLDER}/${name}`, readFileSync(join(root, CONTENT_FOLDER, name), 'utf8')),
    );
}
