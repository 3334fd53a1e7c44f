/** Something that must be put right before the site is published. */
export interface Finding {
  /** The file or setting to change. */
  where: string;
  /** What is not as it must be, as a sentence that the owner of the site understands. */
  what: string;
  /** What to do about it, as a sentence. */
  todo: string;
}

/** What one check found. */
export interface Section {
  title: string;
  findings: readonly Finding[];
  /** Why all or a part of it could not be checked yet. */
  unchecked?: string | undefined;
}

/** What `npm run preflight` prints. */
export function preflightReport(sections: readonly Section[]): string[] {
  const count = sections.reduce((sum, { findings }) => sum + findings.length, 0);
  const unchecked = sections.filter((section) => section.unchecked);
  const passed = sections.filter((section) => section.findings.length === 0 && !section.unchecked);
  const notes = [
    ...unchecked.map((section) => `Not checked yet: ${section.title.toLowerCase()} (${section.unchecked}).`),
    ...(passed.length > 0 ? [`In order: ${passed.map(({ title }) => title.toLowerCase()).join(', ')}.`] : []),
    'Ask npm as well whether a part that is published has a known fault: npm audit --omit=dev',
  ];
  if (count === 0)
    return ['Everything that can be checked from here is ready: the site may go live.', ...notes];
  return [
    `${count === 1 ? 'One thing has' : `${count} things have`} to be done before the site goes live.`,
    ...numbered(sections),
    '',
    ...notes,
  ];
}

/** The findings of each section; those that ask for the same stand together, and what to do under them, once. */
function numbered(sections: readonly Section[]): string[] {
  const lines: string[] = [];
  let number = 0;
  for (const { title, findings } of sections.filter((section) => section.findings.length > 0)) {
    lines.push('', title);
    for (const todo of new Set(findings.map((finding) => finding.todo))) {
      for (const { where, what } of findings.filter((finding) => finding.todo === todo)) {
        number += 1;
        lines.push(`${String(number).padStart(3)}. ${where}: ${what}`);
      }
      lines.push(`     → ${todo}`);
    }
  }
  return lines;
}
