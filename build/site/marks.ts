export type MarkKind = 'sample' | 'unconfirmed';

/** A call of `sample` or `unconfirmed` in src/content. */
export interface Mark {
  /** `src/content/site.ts` */
  file: string;
  line: number;
  /** Its source, from one or two lines. */
  text: string;
  /** The comment above it: what the owner has to be asked. */
  question: string;
}

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
