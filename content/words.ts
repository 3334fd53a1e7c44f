/** Checks the owner's words and pictures: `npm run words`. On GitHub the result is in the summary of the run as well. */
import { appendFileSync } from 'node:fs';
import { checkContent } from './check/check.ts';
import { blockingFindings, report } from './check/report.ts';
import { siteContent } from './read/read.ts';

const sections = await checkContent(siteContent);
const result = report(sections, 'The words and pictures are in order.');
console.log(result);
const { GITHUB_STEP_SUMMARY } = process.env;
if (GITHUB_STEP_SUMMARY)
  appendFileSync(GITHUB_STEP_SUMMARY, `## Words and pictures\n\`\`\`\n${result}\n\`\`\`\n`);
if (blockingFindings(sections).length > 0) process.exitCode = 1;
