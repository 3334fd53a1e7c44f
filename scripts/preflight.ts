/**
 * Checks everything that must be true before the site is published, and says what is not: `npm run preflight`. It
 * refuses while anything is left, but in a host's preview of a change (SITE_PREVIEW), which nobody else is shown.
 */
import { loadEnv } from 'vite';
import { readSite } from '../build/site.ts';
import { builtSiteFindings, newestSource, readBuiltSite } from './preflight/builtSite.ts';
import { environmentFindings, projectOf } from './preflight/environment.ts';
import { sampleFindings } from './preflight/facts.ts';
import { faultsOf, preflightReport, type Section } from './preflight/finding.ts';
import { policyFindings } from './preflight/policy.ts';
import { promiseFindings } from './preflight/promises.ts';
import { scheduleFindings } from './preflight/schedule.ts';
import { tableFindings } from './preflight/table.ts';
import { contentSections } from './words/sections.ts';
import { tellMistakes } from './words/tellMistakes.ts';

// As the build reads them; with the secret key beside them, which no build takes up.
const env = loadEnv('production', process.cwd(), '');
const project = projectOf(env);
const { SUPABASE_SECRET_KEY: secretKey } = env;
const built = readBuiltSite();
const site = await readSite().catch(tellMistakes);
const schedule = project && (await scheduleFindings(project, secretKey));

const sections: Section[] = [
  { title: 'Samples', findings: sampleFindings(site.samples, site.content.publishedSamples) },
  { title: 'Promises', findings: promiseFindings(site.promises) },
  ...(await contentSections(site)),
  { title: 'Settings of the contact form', findings: environmentFindings(env) },
  {
    title: 'The table for the messages',
    findings: project ? await tableFindings(project) : [],
    unchecked: project ? undefined : 'it needs the settings of the contact form',
  },
  {
    title: 'How long messages are kept',
    findings: schedule ?? [],
    unchecked: !schedule
      ? 'it needs the table for the messages'
      : secretKey
        ? undefined
        : 'it needs SUPABASE_SECRET_KEY, on your own computer',
  },
  { title: 'The built site', findings: builtSiteFindings(built, project, newestSource()) },
  {
    title: 'Protection of the visitor',
    findings: built ? policyFindings(built, project) : [],
    unchecked: built ? undefined : 'the site is not built',
  },
];

for (const line of preflightReport(sections)) console.log(line);
if (faultsOf(sections).length > 0) {
  if (process.env.SITE_PREVIEW) console.log('This is only a preview, so it goes up as it is.');
  else process.exitCode = 1;
}
