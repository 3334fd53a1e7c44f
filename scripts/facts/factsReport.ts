import type { Mark } from './marks.ts';

/** The longest line of the content that the list shows, in characters. */
const LONGEST = 88;

/** What `npm run facts` prints: the samples to replace and the promises to confirm, by file and line. */
export function factsReport(marks: readonly Mark[]): string[] {
  const samples = marks.filter(({ kind }) => kind === 'sample');
  const promises = marks.filter(({ kind }) => kind === 'promise');
  if (marks.length === 0) return ['Every fact is real and every promise is confirmed. Thank you!'];
  return [
    `Samples: ${samples.length}. Put the real value in place of each sample(...), brackets and all.`,
    ...byFile(samples),
    '',
    `Promises: ${promises.length}. Where one is true and will be kept, take promise( and its ) away; otherwise change it.`,
    ...byFile(promises),
  ];
}

function byFile(marks: readonly Mark[]): string[] {
  return [...new Set(marks.map(({ file }) => file))].flatMap((file) => [
    '',
    file,
    ...marks
      .filter((mark) => mark.file === file)
      .flatMap(({ line, text, question }) => [
        ...(question ? [`            ${question}`] : []),
        `  line ${String(line).padStart(3)}  ${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}`,
      ]),
  ]);
}
