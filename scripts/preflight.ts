/**
 * Checks everything that must be true before the site is published, and says what is not: `npm run preflight`. It
 * refuses while anything is left, but in a host's preview of a change (SITE_PREVIEW), which nobody else is shown.
 */
import { loadEnv } from 'vite';
import { readSite } from '../build/site.ts';
import { addressFindings } from './preflight/address.ts';
import { answerFindings } from './preflight/answers.ts';
import { builtSiteFindings, newestSource, readBuiltSite } from './preflight/builtSite.ts';
import { environmentFindings, projectOf } from './preflight/environment.ts';
import { factFormFindings, sampleFindings } from './preflight/facts.ts';
import { faultsOf, preflightReport, type Section } from './preflight/finding.ts';
import { helpFindings } from './preflight/help.ts';
import { linkFindings } from './preflight/links.ts';
import { pictureFindings } from './preflight/pictures.ts';
import { policyFindings } from './preflight/policy.ts';
import { promiseFindings } from './preflight/promises.ts';
import { scheduleFindings } from './preflight/schedule.ts';
import { tableFindings } from './preflight/table.ts';
import { wordFindings } from './preflight/words.ts';

// As the build reads them; with the secret key beside them, which no build takes up.
const env = loadEnv('production', process.cwd(), '');
const project = projectOf(env);
const { SUPABASE_SECRET_KEY: secretKey } = env;
const built = readBuiltSite();
const site = await readSite();
const { content } = site;
const schedule = project && (await scheduleFindings(project, secretKey));

const sections: Section[] = [
  {
    title: 'Facts',
    findings: [
      ...sampleFindings(site.samples, content.publishedSamples),
      ...factFormFindings(content.contactDetails, content.donate.bankDetails),
    ],
  },
  { title: 'Promises', findings: promiseFindings(site.promises) },
  { title: 'Words', findings: wordFindings(site) },
  { title: 'Questions of visitors', findings: answerFindings(content.answers) },
  { title: 'Numbers to call in danger', findings: helpFindings(content.help) },
  { title: 'Photos', findings: pictureFindings(site) },
  { title: 'Links', findings: linkFindings({ ...content, films: content.videos.films }) },
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
  { title: 'Address', findings: addressFindings(content.site.address) },
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
