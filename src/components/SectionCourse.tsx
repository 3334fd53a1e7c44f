import type { PageSection } from './SectionMenu.tsx';

type SectionCourseProps = {
  /** Its accessible name. */
  label: string;
  sections: readonly PageSection[];
  /** Shows all names in wide windows, instead of that of the hovered or focused brick. */
  named?: boolean;
};

/** A course of bricks, each a link to a section of the page. The last overflows the window. */
export function SectionCourse({ label, sections, named = false }: SectionCourseProps) {
  return (
    <ol
      aria-label={label}
      className="course relative flex flex-wrap gap-0.5 md:flex-nowrap md:gap-1 print:hidden"
    >
      {sections.map(({ id, title }, index) => (
        <li key={id} className="basis-[calc((100%-12px)/7)] last:grow md:grow md:basis-0">
          <a href={`#${id}`} className={`brick peer ${named ? 'brick-named' : ''}`}>
            {index + 1}
            <span className={named ? 'max-lg:sr-only' : 'sr-only'}> {title}</span>
          </a>
          <span aria-hidden="true" className={`brick-name ${named ? 'lg:hidden' : ''}`}>
            {title}
          </span>
        </li>
      ))}
    </ol>
  );
}
