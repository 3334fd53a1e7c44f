import type { PageSection } from './Page.tsx';

type SectionCourseProps = { label: string; sections: readonly PageSection[]; named?: boolean };

/** A course of bricks, each a link to a section of the page. The last overflows the window. */
export function SectionCourse({ label, sections, named = false }: SectionCourseProps) {
  return (
    <ol
      aria-label={label}
      className="course course-rule relative flex flex-wrap gap-0.5 print:hidden lg:flex-nowrap lg:gap-1"
    >
      {sections.map(({ id, title }, index) => (
        <li
          key={id}
          className={`lg:grow lg:basis-0 ${named ? 'grow wrap-break-word max-lg:nth-[3n]:grow-9' : 'basis-[calc((100%-12px)/7)] last:grow'}`}
        >
          <a href={`#${id}`} className={`brick peer ${named ? 'brick-named' : ''}`}>
            <span className="font-extrabold">{index + 1}</span>
            <span className={named ? 'ml-0.5' : 'sr-only'}> {title}</span>
          </a>
          {!named && (
            <span aria-hidden="true" className="brick-name">
              {title}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
