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
  const has = (at: Path) => document.hasIn(at);
  const found = (at: string, what: string, todo: string): Finding => ({ where: at, what, todo });
  const merged = /^(<{7}|={7}$|>{7})/m.exec(source);
  const finding = isMissing
    ? found(shownPath(path), 'This file is missing.', 'Please restore it from Git or from a backup.')
    : source.includes('\0')
      ? found(shownPath(path), 'This file is saved as UTF-16.', 'Please save it as UTF-8.')
      : merged
        ? found(
            lineAt(merged.index),
            'Two versions of this file were merged, and both are here.',
            'Keep one of them, and remove the lines of <<<<<<<, ======= and >>>>>>>.',
          )
        : (commentIn(source, lineAt) ??
          (error &&
            (error.code === 'DUPLICATE_KEY'
              ? found(lineAt(error.pos[0]), 'This field is here twice.', 'Please remove one of the two.')
              : found(
                  lineAt(error.pos[0]),
                  'From here on, the file can’t be read.',
                  `Undo the last change here, or ${QUOTE}`,
                ))));
  const value = error ? undefined : document.toJS();
  return { value, where, has, isMissing, finding };
}

/** Finds words that YAML leaves out: `location: Plot #12, Anna Nagar` is "Plot". */
function commentIn(source: string, lineAt: (offset: number) => string): Finding | undefined {
  const tokens = [...new Lexer().lex(source)];
  const index = tokens.findIndex((token, at) => token.startsWith('#') && tokens[at - 1] !== CST.SCALAR);
  if (index < 0) return undefined;
  const number = tokens.slice(0, index).join('').split('\n').length;
  const lines = source.split('\n');
  const [, key, words = ''] = /^\s*((?:- )?\w+: |- )?(.*)/.exec(lines[number - 1] ?? '') ?? [];
  return {
    where: lineAt(lines.slice(0, number - 1).join('\n').length + 1),
    what: `This would be left out: "${tokens[index]}".`,
    todo:
      key && !/^['"|>]/.test(words)
        ? `Please write: ${key}'${words.trim().replaceAll("'", "''")}'`
        : `Please remove it, or ${QUOTE}`,
  };
}
