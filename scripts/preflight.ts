/** Checks everything that must be true before the site goes live, and says what is not: `npm run preflight`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { about } from '../src/content/about.ts';
import { articles } from '../src/content/articles.ts';
import { contactDetails, socialLinks } from '../src/content/contactDetails.ts';
import { donate } from '../src/content/donate.ts';
import { outreach, videos } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { settings } from './environment.ts';
import { contentModules } from './facts/contentModules.ts';
import { hasSample, samplesIn } from './facts/findSamples.ts';
import { addressFindings, shareImageFindings } from './preflight/address.ts';
import { budgetFindings } from './preflight/budgets.ts';
import { builtSiteFindings } from './preflight/builtSite.ts';
import { environmentFindings, projectOf } from './preflight/environment.ts';
import { factFormFindings, sampleFindings } from './preflight/facts.ts';
import { preflightReport, type Section } from './preflight/finding.ts';
import { measureBudgets, newestSource, pictureSlots, readBuiltSite } from './preflight/gather.ts';
import { headerFindings } from './preflight/headers.ts';
import { linkFindings } from './preflight/links.ts';
import { pictureFindings } from './preflight/pictures.ts';
import { scheduleFindings } from './preflight/schedule.ts';
import { tableFindings } from './preflight/table.ts';

const root = process.cwd();
const env = loadEnv('production', root, 'VITE_');
const project = projectOf(env);
const { SUPABASE_SECRET_KEY: secretKey } = settings();
const built = readBuiltSite(root);
const text = (file: string) => built?.files.get(file) ?? '';
const shareImage = 'public/share.png';
const outward = { articles, socialLinks, films: videos.films };

const sections: Section[] = [
  {
    title: 'Facts',
    findings: [
      ...sampleFindings((await contentModules(root)).flatMap(samplesIn)),
      ...factFormFindings(contactDetails, donate.bankDetails),
    ],
  },
  {
    title: 'Photos',
    findings: pictureFindings(
      readdirSync('src/images'),
      pictureSlots({ about, outreach, videos, testimonials }),
    ),
  },
  {
    title: 'Links',
    findings: linkFindings(outward),
    unchecked: hasSample(outward) ? 'some are still samples' : undefined,
  },
  { title: 'Settings of the contact form', findings: environmentFindings(env) },
  {
    title: 'The table for the messages',
    findings: project ? await tableFindings(project) : [],
    unchecked: project ? undefined : 'it needs the settings of the contact form',
  },
  {
    title: 'How long messages are kept',
    findings: project ? await scheduleFindings(project, secretKey) : [],
    unchecked: secretKey ? undefined : 'it needs SUPABASE_SECRET_KEY, on your own computer',
  },
  {
    title: 'Address and sharing',
    findings: [
      ...addressFindings(site.address),
      ...shareImageFindings(existsSync(shareImage) ? readFileSync(shareImage) : undefined),
    ],
  },
  { title: 'The built site', findings: builtSiteFindings(built, project, newestSource(root)) },
  {
    title: 'Protection of the page',
    findings: built ? headerFindings(text('dist/_headers'), text('dist/index.html'), project) : [],
    unchecked: built ? undefined : 'the site is not built',
  },
  {
    title: 'Sizes',
    findings: built ? budgetFindings(measureBudgets(root)) : [],
    unchecked: built ? undefined : 'the site is not built',
  },
];

for (const line of preflightReport(sections)) console.log(line);
if (sections.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
