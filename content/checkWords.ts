/** Checks the owner's words and pictures: `npm run words`. */
import { checkContent } from './check/check.ts';
import { isBlocking, printed } from './check/report.ts';
import { siteContent } from './read/read.ts';

const findings = await checkContent(siteContent);
console.log(printed(findings, 'The words and pictures are in order.'));
if (findings.some(isBlocking)) process.exitCode = 1;
