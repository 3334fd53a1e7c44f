/**
 * Checks the owner's words and pictures, in seconds: `npm run words`. The check of every change begins with it. On
 * GitHub it stands in the summary of the run as well.
 */
import { appendFileSync } from 'node:fs';
import { siteContent } from '../build/site.ts';
import { faultsOf, listed } from './preflight/finding.ts';
import { checkWords } from './words/check.ts';

const sections = await checkWords(siteContent);
const faults = faultsOf(sections);
const advice = sections.flatMap(({ findings }) => findings.filter(({ isAdvice }) => isAdvice));
const lines = [
  faults.length === 0
    ? 'The words and pictures are in order.'
    : `${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} to be put right before this can be published.`,
  ...listed(faults, (finding) => `${String(faults.indexOf(finding) + 1).padStart(3)}. `),
  ...(advice.length > 0 ? ['', 'Advice, which holds nothing back', ...listed(advice, () => '   - ')] : []),
];

for (const line of lines) console.log(line);
const { GITHUB_STEP_SUMMARY } = process.env;
if (GITHUB_STEP_SUMMARY)
  appendFileSync(GITHUB_STEP_SUMMARY, ['## Words and pictures', '```', ...lines, '```', ''].join('\n'));
if (faults.length > 0) process.exitCode = 1;
