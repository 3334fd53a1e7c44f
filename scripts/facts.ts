/** Lists every fact that is still a sample, with the file and line to change: `npm run facts`. */
import { contentModules } from './facts/contentModules.ts';
import { factsReport } from './facts/factsReport.ts';
import { samplesIn } from './facts/findSamples.ts';

const samples = (await contentModules()).flatMap(samplesIn);
for (const line of factsReport(samples)) console.log(line);
if (samples.length > 0) process.exitCode = 1;
