import type { SampleFact } from './findSamples.ts';

/** The longest text of a sample that the list shows, in characters. */
const LONGEST = 48;

/** What `npm run facts` prints: every fact that is still a sample, by file, or that none is left. */
export function factsReport(samples: readonly SampleFact[]): string[] {
  if (samples.length === 0)
    return ['Every fact is real: nothing on the site is a sample any more. Thank you!'];

  const files = [...new Set(samples.map(({ file }) => file))];
  const widest = Math.max(...samples.map(({ path }) => path.length));
  return [
    `${samples.length === 1 ? '1 fact is' : `${samples.length} facts are`} still ${samples.length === 1 ? 'a sample' : 'samples'}.`,
    'Put the real value in place of each sample(...), brackets and all, in the file and line named here.',
    ...files.flatMap((file) => [
      '',
      file,
      ...samples
        .filter((sample) => sample.file === file)
        .map(({ line, path, text }) => `${lineColumn(line)}${path.padEnd(widest)}  ${shortened(text)}`),
    ]),
  ];
}

function lineColumn(line: number | undefined): string {
  return line === undefined ? '            ' : `  line ${String(line).padStart(3)}  `;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
