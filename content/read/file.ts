import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Finding } from './finding.ts';

export type Path = readonly PropertyKey[];

export const shownPath = (file: string) => relative('', file).replaceAll('\\', '/');

/**
 * Reads a file of the owner's content. Every value is text: `181` and `no` are words here.
 *
 * @param text of the file, if not the one it has now
 */
export function readFile(path: string, text?: string) {
  const lineCounter = new LineCounter();
  const isMissing = !existsSync(path);
  const source = text ?? (isMissing ? '' : readFileSync(path, 'utf8'));
  const document = parseDocument(source, { lineCounter, schema: 'failsafe', prettyErrors: false });
  const lineAt = (offset: number) => `${shownPath(path)}, line ${lineCounter.linePos(offset).line}`;
  const [error] = document.errors;
  /** Gives `content/en/home.yaml, line 12`; for a missing value, the line of its part. */
  function where(at: Path): string {
    const node = document.getIn(at, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return at.length > 0 ? where(at.slice(0, -1)) : lineAt(0);
  }
  const has = (at: Path) => document.hasIn(at);
  const missing: Finding | false = isMissing && {
    where: shownPath(path),
    what: 'This file is missing.',
    todo: 'Copy another one, such as whyRB.yaml, to this name, and write the words of this page in it.',
  };
  const invalid: Finding | undefined = error && {
    where: lineAt(error.pos[0]),
    what: `This is not valid YAML: ${error.message}.`,
    todo: 'Undo the last change here, or put the whole text between single quotation marks and double any apostrophe inside.',
  };
  const value = error ? undefined : document.toJS();
  return { value, where, has, isMissing, finding: missing || invalid };
}
