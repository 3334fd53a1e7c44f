import type { PageSection } from './Page.tsx';

type SectionCourseProps = { label: string; sections: readonly PageSection[] };

/** Bricks, each a link to a section of the page: one course in wide windows, two where there are many. The last overflows the window. */
export function SectionCourse({ label, sections }: SectionCourseProps) {
  return (
    <ol
      aria-label={label}
      className="course course-rule relative flex flex-wrap gap-0.5 print:hidden lg:not-has-[:nth-child(8)]:flex-nowrap lg:gap-1"
    >
      {sections.map(({ id, title }, index) => (
        <li
          key={id}
          className={`grow wrap-break-word lg:basis-[13%] ${sections.length > 7 ? 'max-sm:basis-[38%] max-sm:nth-[4n]:basis-[52%] max-sm:nth-[4n+1]:basis-[52%]' : 'max-lg:nth-[3n]:grow-9'}`}
        >
          <a href={`#${id}`} className="brick brick-named">
            <span className="font-extrabold">{index + 1}</span>
            <span className="ml-0.5"> {title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
