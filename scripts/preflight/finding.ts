import type { Mistake } from '../../build/site/mistake.ts';

/** Something that a check has to say. */
export interface Finding extends Mistake {
  /** Advice holds nothing back. What is not advice must be put right before the site is published. */
  isAdvice?: boolean;
  /** The server does not answer today. Nothing is wrong with the site, and an urgent correction goes out all the same. */
  isOutage?: boolean;
}

/** What one check found. */
export interface Section {
  title: string;
  findings: readonly Finding[];
  /** Why all or a part of it could not be checked yet. */
  unchecked?: string | undefined;
}

const isFault = ({ isAdvice, isOutage }: Finding) => !isAdvice && !isOutage;

/** What holds the publication back. */
export function faultsOf(sections: readonly Section[]): Finding[] {
  return sections.flatMap(({ findings }) => findings.filter(isFault));
}

/** What a command prints, with what it says where nothing holds the publication back. */
export function report(sections: readonly Section[], ready: string): string {
  const findings = sections.flatMap((section) => section.findings);
  const faults = findings.filter(isFault);
  const unchecked = sections.filter((section) => section.unchecked);
  const passed = sections.filter(
    (section) => !section.unchecked && section.findings.every(({ isAdvice }) => isAdvice),
  );
  return [
    ...listed(
      'THE CONTACT FORM DOES NOT WORK NOW. The site is published all the same, and nobody can write to you:',
      findings.filter(({ isOutage }) => isOutage),
      () => '   ! ',
    ),
    faults.length === 0
      ? ready
      : `${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} to be put right before this can be published.\n`,
    ...sections.flatMap(({ title, findings }) =>
      listed(
        title,
        findings.filter(isFault),
        (fault) => `${String(faults.indexOf(fault) + 1).padStart(3)}. `,
      ),
    ),
    ...listed(
      'Advice, which holds nothing back',
      findings.filter(({ isAdvice }) => isAdvice),
      () => '   - ',
    ),
    ...unchecked.map(({ title, unchecked }) => `Not checked yet: ${title.toLowerCase()} (${unchecked}).`),
    ...(passed.length > 0 ? [`All fine: ${passed.map(({ title }) => title.toLowerCase()).join(', ')}.`] : []),
  ].join('\n');
}

/** Those that ask for the same stand together, and what to do under them, once. */
function listed(title: string, findings: readonly Finding[], mark: (finding: Finding) => string): string[] {
  if (findings.length === 0) return [];
  const groups = [...new Set(findings.map(({ todo }) => todo))].flatMap((todo) => [
    ...findings
      .filter((finding) => finding.todo === todo)
      .map((finding) => `${mark(finding)}${finding.where}: ${finding.what}`),
    `     → ${todo}`,
  ]);
  return [title, ...groups, ''];
}
