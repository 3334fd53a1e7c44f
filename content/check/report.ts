import type { Finding } from '../read/finding.ts';

/** What one check found. */
export interface Section {
  title: string;
  findings: readonly Finding[];
}

const isBlocking = ({ isAdvice, isOutage }: Finding) => !isAdvice && !isOutage;

/** What holds the publication back. */
export function blockingFindings(sections: readonly Section[]): Finding[] {
  return sections.flatMap(({ findings }) => findings.filter(isBlocking));
}

/** What a command prints, with what it says where nothing holds the publication back. */
export function report(sections: readonly Section[], ready: string): string {
  const findings = sections.flatMap((section) => section.findings);
  const { length } = findings.filter(isBlocking);
  const passed = sections.filter((section) => section.findings.every(({ isAdvice }) => isAdvice));
  return [
    ...listed(
      'THE CONTACT FORM DOES NOT WORK NOW. The site is published all the same, and nobody can write to you:',
      findings.filter(({ isOutage }) => isOutage),
    ),
    length === 0
      ? ready
      : `${length === 1 ? 'One thing is' : `${length} things are`} to be put right before this can be published.\n`,
    ...sections.flatMap(({ title, findings }) => listed(title, findings.filter(isBlocking))),
    ...listed(
      'Advice, which holds nothing back',
      findings.filter(({ isAdvice }) => isAdvice),
    ),
    ...(passed.length > 0 ? [`All fine: ${passed.map(({ title }) => title.toLowerCase()).join(', ')}.`] : []),
  ].join('\n');
}

/** Those that ask for the same stand together, and what to do under them, once. */
function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const groups = [...new Set(findings.map(({ todo }) => todo))].flatMap((todo) => [
    ...findings.filter((each) => each.todo === todo).map(({ where, what }) => `  - ${where}: ${what}`),
    `    → ${todo}`,
  ]);
  return [title, ...groups, ''];
}
