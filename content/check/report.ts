import type { Finding } from '../read/finding.ts';

export const isBlocking = ({ isAdvice, isOutage }: Finding) => !isAdvice && !isOutage;

/** Formats what a command prints; `ready` if nothing prevents publication, and the form works. */
export function printed(findings: readonly Finding[], ready: string): string {
  const { length } = findings.filter(isBlocking);
  const outages = findings.filter(({ isOutage }) => isOutage);
  return [
    ...listed(
      'THE CONTACT FORM IS NOT WORKING. The site is published anyway, but no one can write to you:',
      outages,
    ),
    ...(length + outages.length === 0 ? [ready] : []),
    ...listed(
      `Please correct ${length === 1 ? 'one thing' : `${length} things`} before publishing:`,
      findings.filter(isBlocking),
    ),
    ...listed(
      'Advice (you can publish without it)',
      findings.filter(({ isAdvice }) => isAdvice),
    ),
  ].join('\n');
}

function listed(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const groups = [...new Set(findings.map(({ todo }) => todo))].flatMap((todo) => [
    ...findings.filter((each) => each.todo === todo).map(({ where, what }) => `  - ${where}: ${what}`),
    `    → ${todo}`,
  ]);
  return [title, ...groups, ''];
}
