import { isSample, unwrap } from '../../src/content/fact.ts';
import type { ContentModule } from './contentModules.ts';

/** A fact that is still a sample. */
export interface SampleFact {
  file: string;
  /** Where its `sample(` stands in the file, from 1; undefined where that cannot be said for certain. */
  line: number | undefined;
  /** Where it is among the exported values: `donate.bankDetails[Account number].value`. */
  path: string;
  /** What stands in for the real value, in one line of text. */
  text: string;
}

/** Every fact of a content module that is still a sample, in the order of the file. */
export function samplesIn({ file, source, exports }: ContentModule): SampleFact[] {
  const { names, sampleLines } = scan(source);
  const exported = Object.entries(exports).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  const found = exported.flatMap(([name, value]) => [...samplesAt(value, name)]);
  // Values are walked in the order in which they are written. A sample that is made once and used twice, or not
  // exported, would shift the lines: better none than a wrong one.
  const lines = found.length === sampleLines.length ? sampleLines : [];
  return found.map((sample, index) => ({ file, line: lines[index], ...sample }));
}

/** Whether a part of the content holds a sample. */
export function hasSample(content: object): boolean {
  return !samplesAt(content, '').next().done;
}

function* samplesAt(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (isSample(value)) yield { path, text: wordsOf(value).join(' ') };
  const content = unwrap(value);
  if (typeof content !== 'object' || content === null) return;
  for (const [key, child] of Object.entries(content)) {
    yield* samplesAt(child, Array.isArray(content) ? `${path}[${nameOf(child) ?? key}]` : `${path}.${key}`);
  }
}

/** What tells an element of a list from its neighbours, for a reader who does not count from zero. */
function nameOf(element: unknown): string | undefined {
  const content = unwrap(element);
  if (typeof content !== 'object' || content === null) return undefined;
  const fields = content as Record<string, unknown>;
  return ['label', 'title', 'network', 'key', 'role']
    .map((field) => fields[field])
    .find((value) => typeof value === 'string');
}

function wordsOf(value: unknown): string[] {
  const content = unwrap(value);
  if (typeof content === 'object' && content !== null) return Object.values(content).flatMap(wordsOf);
  return [String(content).replaceAll(/\s+/g, ' ')];
}

/** Comments and texts, in which `sample(` means nothing, before what is looked for. */
const tokens =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\bexport const (\w+)|\b(sample)\(/g;

function scan(source: string): { names: string[]; sampleLines: number[] } {
  const names: string[] = [];
  const sampleLines: number[] = [];
  for (const { 1: name, 2: sample, index } of source.matchAll(tokens)) {
    if (name) names.push(name);
    if (sample) sampleLines.push(source.slice(0, index).split('\n').length);
  }
  return { names, sampleLines };
}
