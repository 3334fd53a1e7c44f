import type { PageSection } from './SectionMenu.tsx';

type SectionCourseProps = {
  /** The accessible name. */
  label: string;
  sections: readonly PageSection[];
  /** Shows all names, instead of that of the hovered or focused brick. */
  named?: boolean;
};

/** A course of bricks, each a link to a section of the page. The last overflows the window. */
export function SectionCourse({ label, sections, named = false }: SectionCourseProps) {
  return (
    <ol
      aria-label={label}
      className={`course course-rule relative flex flex-wrap gap-0.5 print:hidden ${named ? 'lg:flex-nowrap lg:gap-1' : 'md:flex-nowrap md:gap-1'}`}
    >
      {sections.map(({ id, title }, index) => (
        <li
          key={id}
          className={named ? 'grow lg:basis-0' : 'basis-[calc((100%-12px)/7)] last:grow md:grow md:basis-0'}
        >
          <a href={`#${id}`} className={`brick peer ${named ? 'brick-named' : ''}`}>
            {index + 1}
            <span className={named ? '' : 'sr-only'}> {title}</span>
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
