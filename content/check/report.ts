import type { Finding } from '../read/finding.ts';

/** What one check found. */
export interface Section {
  title: string;
  findings: readonly Finding[];
}

const isBlocking = ({ isAdvice, isOutage }: Finding) => !isAdvice && !isOutage;

/** What prevents publication. */
export function blockingFindings(sections: readonly Section[]): Finding[] {
  return sections.flatMap(({ findings }) => findings.filter(isBlocking));
}

/** What a command prints; `ready` if nothing prevents publication. */
export function report(sections: readonly Section[], ready: string): string {
  const findings = sections.flatMap((section) => section.findings);
  const { length } = findings.filter(isBlocking);
  const passed = sections.filter((section) => section.findings.every(({ isAdvice }) => isAdvice));
  return [
    ...listed(
      'THE CONTACT FORM IS NOT WORKING. The site is published anyway, but no one can write to you:',
      findings.filter(({ isOutage }) => isOutage),
    ),
    length === 0
      ? ready
      : `Please correct ${length === 1 ? 'one thing' : `${length} things`} before publishing.\n`,
    ...sections.flatMap(({ title, findings }) => listed(title, findings.filter(isBlocking))),
    ...listed(
      'Advice (you can publish without it)',
      findings.filter(({ isAdvice }) => isAdvice),
    ),
    ...(passed.length > 0 ? [`All fine: ${passed.map(({ title }) => title.toLowerCase()).join(', ')}.`] : []),
  ].join('\n');
}

/** Findings with the same remedy are grouped above it. */
function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const groups = [...new Set(findings.map(({ todo }) => todo))].flatMap((todo) => [
    ...findings.filter((each) => each.todo === todo).map(({ where, what }) => `  - ${where}: ${what}`),
    `    → ${todo}`,
  ]);
  return [title, ...groups, ''];
}
