import type { Courses } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

/** Of each course, the brick with the words and those after it. */
const grounds = [
  ['bg-brick-on-ink', 'bg-brick'],
  ['bg-marigold text-ink', 'bg-brick-on-ink'],
  ['bg-brick-on-ink', 'bg-steel'],
];

/** A verse laid across the window, a line to a course; on paper the text before it has the words. */
export function VerseCourses({ lines, reference, read }: Courses) {
  return (
    <figure className="across verse-courses mt-12 bg-ink px-0 pt-9 pb-10 text-paper print:mt-0 print:pb-0">
      <blockquote className="print:hidden">
        {lines.map((line, index) => (
          <span key={line}>
            <Text as="span" className={grounds[index]?.[0]} text={line} />{' '}
            <span className={`grow ${grounds[index]?.[1]}`} />
          </span>
        ))}
      </blockquote>
      <figcaption className="px-(--edge) pt-3 print:p-0 font-[550] text-small">
        {reference} · {read}
      </figcaption>
    </figure>
  );
}
