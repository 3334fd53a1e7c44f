import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { original } from '../../content/languages.ts';
import { readFile } from '../../content/read/file.ts';
import { readContent } from '../../content/read/read.ts';
import { described } from '../../content/read/schema.ts';
import { settingsFindings } from './settings.ts';

/** A plain sentence is what no machine can see. */
type Line = string | readonly [isThere: boolean, what: string];

const has = (path: string, pattern: RegExp) => existsSync(path) && pattern.test(readFileSync(path, 'utf8'));

const elsewhere = (env: Record<string, string>): Record<string, readonly Line[]> => ({
  'Accounts and people': [
    [has('.git/config', /github\.com/), 'An organisation on GitHub with two owners, and the project in it'],
    [settingsFindings(env).length === 0, 'A Supabase project with two owners; its URL and publishable key'],
    'A host, and the address or domain of the site, which two people can renew',
    [
      has('.github/CODEOWNERS', /^(?!#).* @(?!OWNER\/)/m),
      'Two people who approve bank details and promises, in .github/CODEOWNERS',
    ],
    'An email account that sends the reminder, and who receives it',
    [Boolean(env.REMINDER_TOKEN), 'The reminder’s token, as REMINDER_TOKEN'],
    'The safeguarding lead, and a trustee if it is about the lead',
    'A signed letter of consent for each photo, name, place, letter and film (docs/letter-of-consent.md)',
    'Who holds which key (docs/keys-and-dates.md)',
    'Each article in Google Drive shared with “Anyone with the link”',
    'Someone who grew up with Tamil has read each page in Tamil',
  ],
  Questions: [
    'Has someone called every helpline, by day and at night, also in Nepal and Malaysia? Is 181 answered at night? In Tamil Nadu it began in 2018 as a 24-hour line.',
    'May the site give SNEHA’s number in Chennai? Lists have 044-2464 0050, with different hours. Call it, and add it under “Urgent help”.',
    'Are the few Tamil words beside each helpline’s English ones natural?',
    'May the site quote the old Tamil Bible (OV, பழைய திருப்புதல்)? Ask the Bible Society of India, and whether it wants a line of its own at the foot. The verses were written from memory: compare each with a printed Bible.',
    'Printed, Contact ends with “Please fold this sheet and give it to one of us.” Is that right, and who takes it?',
    'The lawyer’s answers (docs/questions-of-law.md)',
    'The auditor’s answers (docs/questions-of-law.md)',
  ],
});

/** All that the ministry supplies, in Markdown, to print and to pass round. Ticks what is there. */
export function listOf(folder: string, env: Record<string, string>): string {
  const { owned, content } = readContent(folder);
  const { promises } = readFile(join(folder, original, 'promises.yaml')).value;
  const ownedIn = (name: string) =>
    owned.filter(({ path, isSample }) => path[0] === name && (isSample || path.length > 1));
  const groups: [title: string, lines: readonly Line[]][] = [
    ...Object.entries(described.properties ?? {}).map(([name, { label }]): [string, Line[]] => [
      label,
      ownedIn(name).map(({ title, words, isSample }) => [!isSample, `${title}: ${words || 'its own words'}`]),
    ]),
    [
      'Common questions: an answer each, or none',
      Object.values(content.answers)
        .flat()
        .map(({ question, answer }) => [Boolean(answer), question]),
    ],
    [
      'Promises, for the director to confirm or to change',
      promises.map(
        ({ words, question, confirmed }: Record<string, string>): Line => [
          confirmed === 'true',
          `“${words}” ${question}`,
        ],
      ),
    ],
    ...Object.entries(elsewhere(env)),
  ];
  const shown = groups.map(([title, lines]) => {
    const items = lines.map((line) => (typeof line === 'string' ? [false, line] : line));
    const ticked = items.map(([isThere, what]) => `- [${isThere ? 'x' : ' '}] ${what}\n`);
    return ticked.length > 0 ? `\n## ${title}\n\n${ticked.join('')}` : '';
  });
  return `# What the ministry supplies\n${shown.join('')}`;
}
