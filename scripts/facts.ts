/** Lists the facts that are still samples and the promises to confirm, as a list to ask from: `npm run facts`. */

import type { Mark } from '../build/site/marks.ts';
import { readSite, readSources } from '../build/site.ts';
import { tellMistakes } from './words/tellMistakes.ts';

const { samples, unconfirmed, folder } = await readSite().catch(tellMistakes);
const sources = Object.entries(readSources(folder));

/** @param atMost characters that are shown of each: a promise is read whole */
function print(marks: readonly Mark[], atMost: number, title: string, todo: string) {
  if (marks.length === 0) return;
  console.log(`${marks.length} ${title}\n${todo}`);
  for (const [file, source] of sources) {
    const here = marks.filter((mark) => mark.file === file);
    if (here.length === 0) continue;
    console.log(`\n${file}\n${/^\/\/ (.*)/.exec(source)?.[1] ?? ''}`);
    for (const { line, text, question } of here) {
      const words = text.replaceAll(/\b(sample|unconfirmed)\(\[?|\)?,$/g, '').slice(0, atMost);
      console.log(`  [ ] line ${line}: ${question ? `${question}\n        ` : ''}${words}`);
    }
  }
  console.log('');
}

print(
  samples,
  80,
  'samples are left.',
  'Put the real value in place of each sample(...), brackets and all, in the file and line named.',
);
print(
  unconfirmed,
  Number.POSITIVE_INFINITY,
  'promises are to be confirmed.',
  'Where the words are true and will be kept, take unconfirmed( and its bracket away; otherwise change the words.',
);
if (samples.length + unconfirmed.length === 0)
  console.log('Every fact is real, and every promise is confirmed. Thank you!');
else process.exitCode = 1;
