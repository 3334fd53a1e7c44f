import { dirname, join } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';
import { API, type Diagnostic } from 'typescript/unstable/async';
import type { Mistake } from './mistake.ts';

/** The owner's files: their text by their path from the root of the project, `src/content/home.ts`. */
export type Sources = Readonly<Record<string, string>>;

/** What is wrong, and where: an index into the text of the file. */
type Fault = { at: number; what: string; todo: string };

/**
 * What TypeScript finds wrong with the owner's files, each in a sentence; of a file that cannot be read the first
 * mistake only, since the others follow from it.
 *
 * @param sources are read in place of the files on the disk
 */
export async function syntaxMistakes(sources: Sources, root = process.cwd()): Promise<Mistake[]> {
  const config = join(root, 'tsconfig.words.json');
  const names = Object.keys(sources);
  const compilerOptions = { paths: { '@content/*': [join(root, dirname(names[0] ?? ''), '*')] } };
  const options = { extends: './tsconfig.json', compilerOptions, files: names, references: [] };
  const files = new Map([[config, JSON.stringify(options)]]);
  for (const [file, text] of Object.entries(sources)) files.set(join(root, file), text);
  const api = new API({
    cwd: root,
    fs: { readFile: (file) => files.get(file), fileExists: (file) => files.has(file) || undefined },
  });
  try {
    const [project] = (await api.updateSnapshot({ openProjects: [config] })).getProjects();
    if (!project) throw new Error('TypeScript did not open the files of src/content.');
    const { program } = project;
    const mistakes = Object.entries(sources).map(async ([file, text]) => {
      const path = join(root, file);
      const [unreadable] = await program.getSyntacticDiagnostics(path);
      const faults = unreadable
        ? [unreadableFault(text, unreadable)]
        : (await program.getSemanticDiagnostics(path)).map((diagnostic) => shapeFault(diagnostic, file));
      return faults.map(({ at, what, todo }) => ({ where: `${file}, line ${lineOf(text, at)}`, what, todo }));
    });
    return (await Promise.all(mistakes)).flat();
  } finally {
    await api.close();
  }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const closing = new Map(['()', '[]', '{}'].map(([opening = '', end = '']) => [opening, end]));

/**
 * The parser names the place where it gives up, which is often many lines after the mistake. So the words of the file
 * are read once more, mark by mark, for what a hand that edits them gets wrong.
 */
function unreadableFault(text: string, { pos, text: reason }: Diagnostic): Fault {
  const scanner = createScanner(true);
  scanner.setText(text);
  const open: { mark: string; at: number }[] = [];
  let withoutComma: Fault | undefined;
  let before = { kind: SyntaxKind.Unknown, end: 0 };
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    const at = scanner.getTokenStart();
    const mark = scanner.getTokenText();
    // A letter right after the closing mark: the mark was an apostrophe.
    if (before.kind === SyntaxKind.StringLiteral && before.end === at && kind === SyntaxKind.Identifier) {
      const todo = 'Write the curved apostrophe ’ there, or put the whole text between double marks: "…".';
      return { at, what: `The text ends at the apostrophe before "${mark}".`, todo };
    }
    if (/^[‘’“”]/.test(text.slice(at)) && kind !== SyntaxKind.StringLiteral) {
      const todo =
        'Begin and end it with straight marks: \'…\' or "…". Inside the text curved marks are right.';
      return { at, what: `A text begins or ends with the curved mark ${text[at]}.`, todo };
    }
    if (scanner.isUnterminated()) {
      const todo = `Put ${text[at]} after its last letter, before the comma.`;
      return { at, what: 'The text that begins here has no mark at its end.', todo };
    }
    if (kind === SyntaxKind.CommaToken && before.kind === kind) {
      const todo = 'Take it away, with its line where it stands there alone.';
      return { at, what: 'This comma is one too many.', todo };
    }
    if (closing.has(mark)) open.push({ mark, at });
    else if ([...closing.values()].includes(mark)) {
      if (!open.some((opener) => closing.get(opener.mark) === mark)) {
        const todo = 'Take it away, or put back the bracket that opened before it.';
        return { at, what: `The bracket ${mark} closes nothing.`, todo };
      }
      const opener = open.pop();
      if (opener && closing.get(opener.mark) !== mark)
        return {
          at: opener.at,
          what: `The bracket ${opener.mark} that opens here is not closed before ${mark} in line ${lineOf(text, at)}.`,
          todo: 'Put its closing bracket where its value ends, or take both away: sample( always goes together with its ).',
        };
    }
    if (at >= pos && reason.startsWith("',' expected"))
      withoutComma ??= {
        at: before.end,
        what: 'This line ends without a comma.',
        todo: 'Put a comma at its end.',
      };
    before = { kind, end: scanner.getTokenEnd() };
  }
  const unclosed = open.pop();
  if (unclosed) {
    const todo = 'Put its closing bracket where its part of the file ends.';
    return { at: unclosed.at, what: `The bracket ${unclosed.mark} that opens here is never closed.`, todo };
  }
  const todo = 'Compare it with the lines around it.';
  return withoutComma ?? { at: pos, what: `This cannot be read: ${reason}`, todo };
}

/** What has the right form, and a wrong name or value. */
function shapeFault({ pos: at, code, text, messageChain }: Diagnostic, file: string): Fault {
  // The last in the chain names the innermost value.
  if (messageChain?.[0]) return shapeFault({ ...messageChain[0], pos: at }, file);
  const [first = '', second = ''] = [...text.matchAll(/'((?:[^']|'(?=\w))*)'(?!\w)/g)].map(
    ([, name = '']) => name,
  );
  const meant = /Did you mean(?: to write)? '([^']+)'/.exec(text)?.[1]?.replaceAll('"', '');
  const perhaps = meant ? ` Perhaps "${meant}" is meant.` : '';
  switch (code) {
    case 2353:
    case 2561:
      return {
        at,
        what: `There is nothing that is called "${first}" here.${perhaps}`,
        todo: file.endsWith('letters.ts')
          ? 'Each letter stands under the key of its card in testimonials.ts: spell both alike, or take away the one without the other.'
          : 'Spell the name as in the parts beside it, or take the line away.',
      };
    case 2304:
    case 2552:
      return {
        at,
        what: `Nothing is called "${first}" here.${perhaps}`,
        todo: 'Spell it as in the lines around it; a text stands between quotation marks.',
      };
    case 2739:
    case 2740:
    case 2741:
      return {
        at,
        what: `Something is missing in the part that begins here: ${code === 2741 ? `"${first}"` : text.split(': ').at(-1)}.`,
        todo: 'Put it back, as in the parts beside it.',
      };
    case 2322:
    case 2820:
      return {
        at,
        what: `${first} cannot stand here; what can is: ${second.replaceAll(' | ', ', ').replaceAll('"', '')}.${perhaps}`,
        todo: 'Write one of these, exactly as it stands here.',
      };
    default:
      return { at, what: `This does not fit: ${text}`, todo: 'Compare it with the parts beside it.' };
  }
}
