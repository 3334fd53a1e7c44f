/** What the owner has yet to supply (`sample`), and what the owner has yet to confirm (`unconfirmed`). */
export type MarkKind = 'sample' | 'unconfirmed';

/** A place in the site's words that is marked. */
export interface Mark {
  /** From the root of the project: `src/content/site.ts`. */
  file: string;
  /** From 1. */
  line: number;
  /** What is written in that line, and in the next where the value begins there. */
  text: string;
  /** The comment above the line: what has to be asked. */
  question: string;
}

/** Every mark of a kind in a file, but for those in a comment that has its line to itself. */
export function marksIn(kind: MarkKind, file: string, source: string): Mark[] {
  const lines = source.split('\n').map((line) => line.trim());
  const mark = new RegExp(`(?<!function )\\b${kind}[(<]`, 'g');
  return lines.flatMap((line, index) => {
    if (/^(\/\/|\/?\*)/.test(line)) return [];
    const text = line.endsWith('(') ? line + (lines[index + 1] ?? '') : line;
    const question = commentAbove(lines.slice(0, index));
    return (line.match(mark) ?? []).map(() => ({ file, line: index + 1, text, question }));
  });
}

function commentAbove(lines: readonly string[]): string {
  const start = lines.findLastIndex((line) => !line.startsWith('//')) + 1;
  return lines
    .slice(start)
    .map((line) => line.slice(2).trim())
    .join(' ');
}
