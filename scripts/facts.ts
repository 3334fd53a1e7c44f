/** Lists the facts that are still samples and the promises to confirm, as a list to ask from: `npm run facts`. */
import { tellMistakes } from '../build/site/mistake.ts';
import { readSite, readSources } from '../build/site.ts';

const { samples, unconfirmed, folder } = await readSite().catch(tellMistakes);

for (const { marks, title, todo, atMost } of [
  {
    marks: samples,
    title: 'samples are left.',
    todo: 'Put the real value in place of each sample(...), brackets and all, in the file and line named.',
    atMost: 80,
  },
  {
    marks: unconfirmed,
    title: 'promises are to be confirmed.',
    todo: 'Where the words are true and will be kept, take unconfirmed( and its bracket away; otherwise change the words.',
  },
]) {
  if (marks.length > 0) console.log(`${marks.length} ${title}\n${todo}`);
  for (const [file, source] of Object.entries(readSources(folder))) {
    const here = marks.filter((mark) => mark.file === file);
    if (here.length > 0) console.log(`\n${file}\n${/^\/\/ (.*)/.exec(source)?.[1] ?? ''}`);
    for (const { line, text, question } of here) {
      const words = text.replaceAll(/\b(sample|unconfirmed)\(\[?|\)?,$/g, '').slice(0, atMost);
      console.log(`  [ ] line ${line}: ${question ? `${question}\n        ` : ''}${words}`);
    }
  }
  console.log('');
}
if (samples.length + unconfirmed.length > 0) process.exitCode = 1;
else console.log('Every fact is real, and every promise is confirmed. Thank you!');
