/** Lists every fact that is still a sample, with the file and line to change: `npm run facts`. */
import { contentSamples } from './samples.ts';

const samples = contentSamples();
for (const { file, line, text } of samples) console.log(`${file}:${line}  ${text.slice(0, 80)}`);
if (samples.length === 0)
  console.log('Every fact is real: nothing on the site is a sample any more. Thank you!');
else {
  console.log(
    `\n${samples.length} samples are left. Put the real value in place of each sample(...), brackets and all, in the file and line named.`,
  );
  process.exitCode = 1;
}
