import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Finding } from './finding.ts';

export type Path = readonly PropertyKey[];

/** A file of the owner's content on the disk. */
export type ContentFile = {
  /** `content/en/home.yaml` */
  name: string;
  /** Texts, lists and parts; of Markdown, the text under the front matter is `body`. */
  value: unknown;
  /** `content/en/home.yaml, line 12`; of what is missing, the line of the part it belongs to. */
  where: (path: Path) => string;
  /** Why it cannot be read. */
  findings: Finding[];
};

/** Files that systems create by themselves. */
export const isHidden = (name: string) => /^\.|^(Thumbs\.db|desktop\.ini)$/.test(name);

export const shownPath = (file: string) => relative('', file).replaceAll('\\', '/');

const QUOTE =
  'Undo the last change here, or put the whole text between single quotation marks and double any apostrophe inside.';

/** Reads YAML, or Markdown under front matter in YAML. Every value is text: `181` and `no` are words here. */
export function readFile(path: string): ContentFile {
  const name = shownPath(path);
  const findings: Finding[] = [];
  const report = (line: number, what: string, todo: string) =>
    findings.push({ where: `${name}, line ${line}`, what, todo });

  const bytes = readFileSync(path);
  const isText = isUtf8(bytes) && !bytes.includes(0);
  const source = isText ? bytes.toString().replace(/^\ufeff|\r(?=\n)/g, '') : '';
  const isMarkdown = path.endsWith('.md');
  const { front, body, bodyLine } = isMarkdown ? split(source) : { front: source, body: '', bodyLine: 1 };
  const lines = new LineCounter();
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  const document = parseDocument(front, { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  const [error] = document.errors;
  const conflict = source.split('\n').findIndex((line) => /^\s*(<{7}|={7}|>{7})(\s|$)/.test(line));
  if (!isText)
    report(1, 'This file is not saved as UTF-8.', 'Save it as UTF-8 (“Save as”, then “Encoding”).');
  else if (conflict >= 0)
    report(
      conflict + 1,
      'Git has left two versions of this text here.',
      'Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
  else if (isMarkdown && bodyLine === 1)
    report(1, 'The fields above the text are missing.', 'Put them between two lines of three hyphens: ---');
  else if (error) report(lineAt(error.pos[0]), `This is not valid YAML: ${error.message}.`, QUOTE);
  else
    visit(document, (_, node) => {
      const { comment, commentBefore, range } = Object(node);
      if (comment ?? commentBefore)
        report(lineAt(range[0]), `Everything after "#" is left out: "${comment ?? commentBefore}".`, QUOTE);
    });

  const value = findings.length > 0 ? {} : document.toJS();
  if (isMarkdown && findings.length === 0) value.body = body;

  function lineOf([key, ...rest]: Path, node: unknown = document.contents, line = 1): number {
    if (key === 'body' && isMarkdown) return bodyLine;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key)) return lineOf(rest, pair.value, lineAt(pair.key.range?.[0]));
    }
    const item = isSeq(node) ? node.items[Number(key)] : undefined;
    if (isCollection(item) || isScalar(item)) return lineOf(rest, item, lineAt(item.range?.[0]));
    return line;
  }
  return { name, value, where: (at) => `${name}, line ${lineOf(at)}`, findings };
}

/** `front` begins with the end of the line `---`, so that its lines are numbered as in the file. */
function split(source: string) {
  const [all, front = '', body = ''] = /^---(\n[\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(source) ?? [];
  if (all === undefined) return { front: '', body: '', bodyLine: 1 };
  const [space = ''] = /^\s*/.exec(body) ?? [];
  return { front, body: body.trim(), bodyLine: `${front}${space}`.split('\n').length + 1 };
}
