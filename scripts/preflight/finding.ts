import type { Mistake } from '../../build/site/mistake.ts';

/** Something that a check has to say. */
export interface Finding extends Mistake {
  /** A text of the file, by which the line is found. */
  at?: string;
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

/** What holds the publication back. */
export function faultsOf(sections: readonly Section[]): Finding[] {
  return sections.flatMap(({ findings }) =>
    findings.filter(({ isAdvice, isOutage }) => !isAdvice && !isOutage),
  );
}

/** What `npm run preflight` prints. */
export function preflightReport(sections: readonly Section[]): string[] {
  const faults = faultsOf(sections);
  const advice = sections.flatMap(({ findings }) => findings.filter(({ isAdvice }) => isAdvice));
  const outages = sections.flatMap(({ findings }) => findings.filter(({ isOutage }) => isOutage));
  const unchecked = sections.filter((section) => section.unchecked);
  const passed = sections.filter(
    ({ findings, unchecked }) => !unchecked && findings.every(({ isAdvice }) => isAdvice),
  );
  return [
    ...(outages.length > 0
      ? [
          'THE CONTACT FORM DOES NOT WORK NOW. The site is published all the same, and nobody can write to you:',
        ]
      : []),
    ...listed(outages, () => '   ! '),
    ...(outages.length > 0 ? [''] : []),
    faults.length === 0
      ? 'Everything that can be checked from here is ready: the site may go live.'
      : `${faults.length === 1 ? 'One thing has' : `${faults.length} things have`} to be done before the site goes live.`,
    ...sections.flatMap(({ title, findings }) => {
      const lines = listed(
        findings.filter((finding) => faults.includes(finding)),
        (finding) => `${String(faults.indexOf(finding) + 1).padStart(3)}. `,
      );
      return lines.length > 0 ? ['', title, ...lines] : [];
    }),
    ...(advice.length > 0 ? ['', 'Advice, which holds nothing back', ...listed(advice, () => '   - ')] : []),
    '',
    ...unchecked.map((section) => `Not checked yet: ${section.title.toLowerCase()} (${section.unchecked}).`),
    ...(passed.length > 0 ? [`All fine: ${passed.map(({ title }) => title.toLowerCase()).join(', ')}.`] : []),
    'Ask npm as well whether a part that is published has a known fault: npm audit --omit=dev',
  ];
}

/** Those that ask for the same stand together, and what to do under them, once. */
export function listed(findings: readonly Finding[], mark: (finding: Finding) => string): string[] {
  return [...new Set(findings.map(({ todo }) => todo))].flatMap((todo) => [
    ...findings
      .filter((finding) => finding.todo === todo)
      .map((finding) => `${mark(finding)}${finding.where}: ${finding.what}`),
    `     → ${todo}`,
  ]);
}
