/**
 * Lists everything that keeps the site from being published: `npm run preflight`. It fails while anything is left,
 * except in a host's preview of a change (SITE_PREVIEW).
 */
import { checkContent } from '../content/check/check.ts';
import { blockingFindings, report, type Section } from '../content/check/report.ts';
import { runCommand, settings } from '../messages/command.ts';
import { sampleFindings } from './preflight/samples.ts';
import { projectOf, settingsFindings } from './preflight/settings.ts';
import { tableFindings } from './preflight/table.ts';
import { readSite } from './readSite.ts';

await runCommand(async () => {
  const env = settings();
  const project = projectOf(env);
  const site = await readSite();
  const sections: Section[] = [
    { title: 'Examples and promises', findings: sampleFindings(site) },
    ...(await checkContent(site.folder)),
    { title: 'Settings of the contact form', findings: settingsFindings(env) },
  ];
  if (project) sections.push({ title: 'The table for the messages', findings: await tableFindings(project) });

  const isBlocked = blockingFindings(sections).length > 0;
  if (isBlocked && !process.env.SITE_PREVIEW) process.exitCode = 1;
  console.log(report(sections, 'Everything that can be checked here is ready: the site can go live.\n'));
  console.log('Also run npm audit --omit=dev, which reports known vulnerabilities in what is published.');
  if (isBlocked && process.env.SITE_PREVIEW)
    console.log('This is only a preview, so it is published as it is.');
});
