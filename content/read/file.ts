import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CST, isCollection, isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import type { Finding } from './finding.ts';

export type Path = readonly PropertyKey[];

/** A file of the owner's content as it stands on the disk. */
export type ContentFile = {
  /** `content/en/home.yaml` */
  name: string;
  /** Texts, lists and parts; of Markdown, the text under the front matter is `body`. */
  value: unknown;
  /** `content/en/home.yaml, line 12`; of what is missing, the line of the part in which it is. */
  where: (path: Path) => string;
  /** Why it cannot be read. */
  findings: Finding[];
};

/** Files that systems put there by themselves. */
export const isHidden = (name: string) => /^\.|^(Thumbs\.db|desktop\.ini)$/.test(name);

export const shownPath = (file: string) => relative('', file).replaceAll('\\', '/');

const QUOTE = "Put the whole text between single marks: '…'. An apostrophe inside it is written twice.";

type Sentences = readonly [what: string, todo: string];
const AFTER_VALUE: Sentences = ['What stands after " #" is not shown.', QUOTE];
const COMMENT: Sentences = [
  'This is a comment, and every editor deletes them.',
  'Take the line away; a question to the ministry belongs in promises.yaml.',
];

/** Reads YAML, or Markdown under front matter in YAML. Every value is text: `181` and `no` are words here. */
export function readFile(path: string): ContentFile {
  const name = shownPath(path);
  const findings: Finding[] = [];
  const tell = (line: number, what: string, todo: string) =>
    findings.push({ where: `${name}, line ${line}`, what, todo });

  const source = decoded(readFileSync(path));
  if (source === undefined)
    tell(
      1,
      'This file is not written in UTF-8, so that some letters cannot be read.',
      'Save it as UTF-8 (“Save as”, then “Encoding”).',
    );
  const isMarkdown = path.endsWith('.md');
  const { front, body, bodyLine } = isMarkdown ? split(source ?? '') : whole(source ?? '');
  if (isMarkdown && bodyLine === 1 && source !== undefined)
    tell(1, 'The names above the text are missing.', 'Put them between two lines of three hyphens: ---');

  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(front, { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  const [first, second] = document.errors;
  if (first) {
    // The others follow from it; but a name that stands too far to the right is found with the line before it.
    const at = lineAt(second?.code === 'MULTILINE_IMPLICIT_KEY' ? second.pos[1] : first.pos[0]);
    tell(at, ...unreadable(first.code, front.split('\n')[at - 1] ?? ''));
  } else if (findings.length === 0) {
    for (const { offset, isAfterValue } of commentsIn(front))
      tell(lineAt(offset), ...(isAfterValue ? AFTER_VALUE : COMMENT));
    visit(document, (_, node) => {
      const { range, anchor, tag, flow, items } = Object(node);
      if (flow && items.length > 0) tell(lineAt(range[0]), ...beginsWith(isSeq(node) ? '[' : '{'));
      else if (anchor) tell(lineAt(range[0]), ...beginsWith('&'));
      else if (tag?.startsWith('!')) tell(lineAt(range[0]), ...beginsWith('!'));
    });
  }

  const value = findings.length > 0 ? {} : document.toJS();
  if (isMarkdown && findings.length === 0) value.body = body;

  function lineOf([key, ...rest]: Path, node: unknown = document.contents, line = 1): number {
    if (key === 'body' && isMarkdown) return bodyLine + linesBefore(body, rest[0]);
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key)) return lineOf(rest, pair.value, lineAt(pair.key.range?.[0] ?? 0));
    }
    const item = isSeq(node) ? node.items[Number(key)] : undefined;
    if (isCollection(item) || isScalar(item)) return lineOf(rest, item, lineAt(item.range?.[0] ?? 0));
    if (isScalar(node) && node.type === 'BLOCK_LITERAL') return line + 1 + linesBefore(`${node.value}`, key);
    return line;
  }
  return { name, value, where: (at) => `${name}, line ${lineOf(at)}`, findings };
}

const decoded = (bytes: Buffer) =>
  isUtf8(bytes) && !bytes.includes(0) ? bytes.toString().replace(/^\ufeff|\r(?=\n)/g, '') : undefined;

const whole = (front: string) => ({ front, body: '', bodyLine: 1 });

/** `front` begins with the end of the line `---`, so that its lines are numbered as in the file. */
function split(source: string) {
  const [all, front = '', body = ''] = /^---(\n[\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(source) ?? [];
  if (all === undefined) return whole('');
  const [space = ''] = /^\s*/.exec(body) ?? [];
  return { front, body: body.trim(), bodyLine: `${front}${space}`.split('\n').length + 1 };
}

/** How many lines stand before a paragraph. */
function linesBefore(text: string, paragraph: PropertyKey | undefined): number {
  const before = [...text.matchAll(/\n\s*\n/g)][Number(paragraph) - 1];
  return before ? text.slice(0, before.index + before[0].length).split('\n').length - 1 : 0;
}

function commentsIn(source: string): { offset: number; isAfterValue: boolean }[] {
  const comments: { offset: number; isAfterValue: boolean }[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(source)) {
    const type = CST.tokenType(token);
    if (type === 'comment')
      comments.push({ offset, isAfterValue: /\S.*$/.test(source.slice(0, offset).split('\n').at(-1) ?? '') });
    // The lexer sets off the structure by single control characters that are not in the source.
    if (source.startsWith(token, offset)) offset += token.length;
  }
  return comments;
}

const beginsWith = (sign: string): Sentences => [
  `This text begins with ${sign}, which means something else here.`,
  QUOTE,
];

/** Says why YAML cannot be read at a line. */
function unreadable(code: string, line: string): Sentences {
  const [, value = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?(.*)$/.exec(line) ?? [];
  if (code === 'DUPLICATE_KEY')
    return ['This name stands here twice.', 'Take one of the two away, with what belongs to it.'];
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return ['This line begins with a tab.', 'Put spaces in its place, as many as in the lines beside it.'];
  if (/^["']/.test(value) || code === 'MISSING_CHAR')
    return ['A mark \' or " is missing or too many here, or in a line above.', QUOTE];
  if (/^[[\]{}*&!|>%@`]/.test(value)) return beginsWith(value[0] ?? '');
  if (/: |:$/.test(value)) return ['There is a colon in this text, which means something else here.', QUOTE];
  if (/^[\w-]+:\S/.test(line.trim()))
    return ['The space after the colon is missing.', 'Put one there: after it the text begins.'];
  return [
    'This line does not stand where it belongs, or it has no name.',
    'Begin it below the first letter of the names beside it: name, colon, space, text.',
  ];
}
