/** Checks the owner's words and pictures: `npm run words`. */
import { checkContent } from './check/check.ts';
import { blockingFindings, report } from './check/report.ts';
import { siteContent } from './read/read.ts';

const sections = await checkContent(siteContent);
console.log(report(sections, 'The words and pictures are in order.'));
if (blockingFindings(sections).length > 0) process.exitCode = 1;
