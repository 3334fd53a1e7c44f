/** `npm run preflight` lists what keeps the site from being published, and fails for it but in a host's preview (SITE_PREVIEW). */
import { join } from 'node:path';
import { checkContent } from '../content/check/check.ts';
import { isBlocking, printed } from '../content/check/report.ts';
import { original } from '../content/languages.ts';
import { readFile } from '../content/read/file.ts';
import { siteContent } from '../content/read/read.ts';
import { runCommand, settings } from '../messages/command.ts';
import { settingsFindings } from './preflight/settings.ts';
import { tableFindings } from './preflight/table.ts';

await runCommand(async () => {
  const env = settings();
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = env;
  const { messagesKeptFor } = Object(readFile(join(siteContent, original, 'site.yaml')).value);
  const wrongSettings = settingsFindings(env);
  const findings = [
    ...(await checkContent(siteContent, true)),
    ...(wrongSettings.length > 0
      ? wrongSettings
      : await tableFindings({ url, key }, env.REMINDER_TOKEN, messagesKeptFor)),
  ];
  const isBlocked = findings.some(isBlocking);
  if (isBlocked && !process.env.SITE_PREVIEW) process.exitCode = 1;
  console.log(printed(findings, 'Everything that can be checked here is ready: the site can go live.\n'));
  console.log('Also run npm audit --omit=dev, which reports known vulnerabilities in what is published.');
  if (isBlocked && process.env.SITE_PREVIEW)
    console.log('This is only a preview, so it is published as it is.');
});
