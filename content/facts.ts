/** Lists the facts that are still samples and the promises to confirm, as a list to ask from: `npm run facts`. */
import { exitWithFindings } from './read/finding.ts';
import { type Place, readContent, siteContent } from './read/read.ts';

const { samples, promises } = await Promise.resolve(siteContent).then(readContent).catch(exitWithFindings);
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The places by file, each with a box to tick, and its question where there is one. */
function list(places: readonly (Place & { question?: string })[], title: string, todo: string): void {
  if (places.length > 0) console.log(`${places.length} ${title}\n${todo}`);
  for (const file of new Set(places.map((place) => place.file))) {
    console.log(`\n${file}`);
    for (const { where, title, text, question } of places.filter((each) => each.file === file)) {
      const line = where.replace(`${file}, `, '');
      console.log(`  [ ] ${line}: ${title}: ${shorten(text.replaceAll('\n', ' '))}`);
      if (question) console.log(`        ${question}`);
    }
  }
  console.log('');
}

list(
  samples,
  'facts are still examples.',
  'Replace each with the real one; for longer words, turn off “Only an example” once they are your own.',
);
list(
  promises,
  'promises are not confirmed yet.',
  'If you keep the promise, set “confirmed: true” in promises.yaml; otherwise change the words.',
);
if (samples.length + promises.length > 0) process.exitCode = 1;
else console.log('Every fact is real, and every promise is confirmed. Thank you!');
