import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CST, isNode, Lexer, LineCounter, parseDocument } from 'yaml';
import { INVISIBLE } from '../schema/fields.ts';
import type { Finding } from './finding.ts';

export type Path = readonly PropertyKey[];

export const shownPath = (file: string) => relative('', file).replaceAll('\\', '/');

const QUOTE = 'put the whole text between single quotation marks and double any apostrophe inside.';

/** Reads a file of the owner's content, or its earlier `text`. Every value is text: `181` and `no` are words here. */
export function readFile(path: string, text?: string) {
  const lineCounter = new LineCounter();
  const isMissing = !existsSync(path);
  const source = (text ?? (isMissing ? '' : readFileSync(path, 'utf8'))).replace(INVISIBLE, '');
  const document = parseDocument(source, { lineCounter, schema: 'failsafe', prettyErrors: false });
  const lineAt = (offset: number) => `${shownPath(path)}, line ${lineCounter.linePos(offset).line}`;
  const [error] = document.errors;
  /** Gives `content/en/home.yaml, line 12`; for a missing value, the line of its part. */
  function where(at: Path): string {
    const node = document.getIn(at, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return at.length > 0 ? where(at.slice(0, -1)) : lineAt(0);
  }
  const { comment, line } = commentIn(source);
  const [file, start] = [shownPath(path), lineAt(error?.pos[0] ?? 0)];
  const faults: [isFound: unknown, where: string, what: string, todo: string][] = [
    [isMissing, file, 'This file is missing.', 'Please restore it from Git or a backup, or write it.'],
    [source.includes('\0'), file, 'This file is saved as UTF-16.', 'Please save it as UTF-8.'],
    [
      comment,
      `${file}, line ${line}`,
      `This would be left out: "${comment}".`,
      `Please remove it, or ${QUOTE}`,
    ],
    [error?.code === 'DUPLICATE_KEY', start, 'This field is here twice.', 'Please remove one of the two.'],
    [error, start, 'From here on, the file can’t be read.', `Undo the last change here, or ${QUOTE}`],
  ];
  const [finding]: Finding[] = faults.flatMap(([isFound, where, what, todo]) =>
    isFound ? { where, what, todo } : [],
  );
  const value = error ? undefined : document.toJS();
  return { value, where, has: (at: Path) => document.hasIn(at), isMissing, finding };
}

/** Finds words that YAML leaves out: `location: Plot #12, Anna Nagar` is "Plot". */
function commentIn(source: string) {
  const tokens = [...new Lexer().lex(source)];
  const index = tokens.findIndex((token, at) => token.startsWith('#') && tokens[at - 1] !== CST.SCALAR);
  return { comment: tokens[index], line: tokens.slice(0, index).join('').split('\n').length };
}
