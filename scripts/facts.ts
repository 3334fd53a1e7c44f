/** Lists the facts that are still samples and the promises to confirm, with file and line: `npm run facts`. */

import type { Mark } from '../build/site/marks.ts';
import { readSite } from '../build/site.ts';

const { samples, promises } = await readSite();

function print(marks: readonly Mark[], todo: string) {
  if (marks.length === 0) return;
  for (const { file, line, text, question } of marks) {
    if (question) console.log(`// ${question}`);
    console.log(`${file}:${line}  ${text.slice(0, 80)}`);
  }
  console.log(`\n${marks.length} ${todo}\n`);
}

print(
  samples,
  'samples are left. Put the real value in place of each sample(...), brackets and all, in the file and line named.',
);
print(
  promises,
  'promises are to be confirmed. Where the words are true and will be kept, take unconfirmed( and its bracket away; otherwise change the words.',
);
if (samples.length + promises.length === 0)
  console.log('Every fact is real, and every promise is confirmed. Thank you!');
else process.exitCode = 1;
