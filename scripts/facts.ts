/** Lists what only the owner can supply or confirm, with the file and line to change: `npm run facts`. */
import { factsReport } from './facts/factsReport.ts';
import { contentMarks } from './facts/marks.ts';

const marks = contentMarks();
for (const line of factsReport(marks)) console.log(line);
if (marks.length > 0) process.exitCode = 1;
